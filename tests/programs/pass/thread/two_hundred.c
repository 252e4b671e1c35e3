// Two hundred threads in one execution, none of which is joined before the last has been made.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>

enum { THREADS = 200 };

static void *work(void *arg) { return (void *)((long)arg * 2); }

int main(void) {
    pthread_t t[THREADS];
    for (long i = 0; i < THREADS; i++) {
        pthread_create(&t[i], 0, work, (void *)i);
    }
    for (long i = 0; i < THREADS; i++) {
        void *result;
        pthread_join(t[i], &result);
        assert(result == (void *)(i * 2));
    }
    return 0;
}
