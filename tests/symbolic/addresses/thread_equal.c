// Whether two identifiers of threads are equal says nothing of what they are.
// expect: verified
#include <assert.h>
#include <pthread.h>

static pthread_t made;
static int same;

static void *worker(void *unused) {
    pthread_t seen = made;
    same = pthread_equal(seen, pthread_self()) || seen == 0;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    made = t;
    pthread_join(t, 0);
    assert(same && t != pthread_self());
}
