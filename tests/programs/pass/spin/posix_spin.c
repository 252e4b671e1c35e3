// POSIX spin locks are locks, not loops: three threads take one in any order, 3!.
// expect: verified
// count: 6
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_spinlock_t l;
static int counter;

static void *worker(void *arg) {
    pthread_spin_lock(&l);
    counter++;
    pthread_spin_unlock(&l);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_spin_init(&l, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    worker(NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(counter == 3);
    pthread_spin_destroy(&l);
    return 0;
}
