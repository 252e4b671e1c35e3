// POSIX spin locks: exclusion, and try-lock.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stddef.h>

static pthread_spinlock_t l;
static int x;

static void *worker(void *arg) {
    (void)arg;
    pthread_spin_lock(&l);
    x++;
    pthread_spin_unlock(&l);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_spin_init(&l, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&t, NULL, worker, NULL);
    int r = pthread_spin_trylock(&l);
    assert(r == 0 || r == EBUSY);
    if (r == 0) {
        x++;
        pthread_spin_unlock(&l);
    }
    pthread_join(t, NULL);
    assert(x == (r == 0 ? 2 : 1));
    pthread_spin_destroy(&l);
    return 0;
}
