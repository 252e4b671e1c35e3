// A thread's identifier, loaded from where it was copied to.
// expect: refused a decision on an address as a number
#include <assert.h>
#include <pthread.h>

struct worker { int id; pthread_t thread; } workers[2];
static pthread_t first;

static void *nothing(void *unused) { return unused; }

int main(void) {
    pthread_create(&workers[1].thread, 0, nothing, 0);
    first = workers[1].thread;
    pthread_join(first, 0);
    assert(first % 16 == 2);
}
