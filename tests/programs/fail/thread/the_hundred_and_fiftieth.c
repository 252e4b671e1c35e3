// A hundred and sixty threads, two of which share a variable.
// expect: bug assertion line 24
#include <assert.h>
#include <pthread.h>

enum { THREADS = 160 };

static int done;

static void *work(void *arg) {
    if ((long)arg == 140 || (long)arg == 150) {
        done++;
    }
    return 0;
}

int main(void) {
    pthread_t t[THREADS];
    for (long i = 0; i < THREADS; i++) {
        pthread_create(&t[i], 0, work, (void *)i);
    }
    pthread_join(t[140], 0);
    pthread_join(t[150], 0);
    assert(done == 2);
    return 0;
}
