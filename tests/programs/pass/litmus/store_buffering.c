// Store buffering: under sequential consistency the two loads cannot both see zero.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;
static int r1, r2;

static void *p(void *arg) { (void)arg; atomic_store(&x, 1); r1 = atomic_load(&y); return NULL; }
static void *q(void *arg) { (void)arg; atomic_store(&y, 1); r2 = atomic_load(&x); return NULL; }

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, p, NULL);
    pthread_create(&t2, NULL, q, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    assert(r1 == 1 || r2 == 1);
    return 0;
}
