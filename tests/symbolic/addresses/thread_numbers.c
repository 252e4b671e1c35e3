// A thread's identifier as an index.
// expect: refused a decision on an address as a number
#include <assert.h>
#include <pthread.h>

static pthread_t slots[4];

static void *worker(void *unused) {
    slots[pthread_self() & 3] = pthread_self();
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    assert(slots[0] == 0);
}
