// A hundred and sixty threads, two of which share a variable.
// expect: bug assertion line 29
#include <assert.h>
#include <pthread.h>

enum { THREADS = 160 };

static int done[THREADS];

static void *work(void *arg) {
    long i = (long)arg;
    if (i == 150) {
        done[140]++;
    } else {
        done[i]++;
    }
    return 0;
}

int main(void) {
    pthread_t t[THREADS];
    for (long i = 0; i < THREADS; i++) {
        pthread_create(&t[i], 0, work, (void *)i);
    }
    for (long i = 0; i < THREADS; i++) {
        pthread_join(t[i], 0);
    }
    // A lost update.
    assert(done[140] == 2);
    return 0;
}
