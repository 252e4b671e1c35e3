// __VERIFIER_assert that can fail.
// expect: bug assertion line 17
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assert(int);

static atomic_int x, y;

static void *worker(void *arg) { (void)arg; atomic_store(&x, 1); atomic_store(&y, 1); return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    int a = atomic_load(&x), b = atomic_load(&y);
    __VERIFIER_assert(a == b);
    return 0;
}
