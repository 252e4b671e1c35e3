// __VERIFIER_assert that holds, and __VERIFIER_error that is never reached.
// expect: verified
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assert(int);
void __VERIFIER_error(void);

static atomic_int x = 1;

static void *worker(void *arg) {
    (void)arg;
    atomic_store(&x, 2);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    if (atomic_load(&x) == 0)
        __VERIFIER_error();
    __VERIFIER_assert(atomic_load(&x) >= 1);
    return 0;
}
