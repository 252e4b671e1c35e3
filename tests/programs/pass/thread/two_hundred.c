// Two hundred threads in one execution, all of them alive at once.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>

enum { THREADS = 200 };

static int done[THREADS];

static void *work(void *arg) {
    done[(long)arg] = 1;
    return arg;
}

int main(void) {
    pthread_t t[THREADS];
    for (long i = 0; i < THREADS; i++) {
        pthread_create(&t[i], 0, work, (void *)i);
    }
    for (long i = 0; i < THREADS; i++) {
        void *result;
        pthread_join(t[i], &result);
        assert(result == (void *)i && done[i] == 1);
    }
    return 0;
}
