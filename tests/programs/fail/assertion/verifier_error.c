// Reaching __VERIFIER_error is the bug.
// expect: bug assertion line 17
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_error(void);

static atomic_int x;

static void *worker(void *arg) { (void)arg; atomic_store(&x, 1); atomic_store(&x, 0); return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    if (atomic_load(&x) == 1)
        __VERIFIER_error();
    return 0;
}
