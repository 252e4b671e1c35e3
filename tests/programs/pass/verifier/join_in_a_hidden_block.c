// A join that has to wait in an atomic block that is begun through a pointer: the block reads the end of the thread.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static void (*begin)(void) = __VERIFIER_atomic_begin;
static atomic_int x;

static void *worker(void *arg) {
    atomic_store(&x, 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    begin();
    pthread_join(t, NULL);
    assert(x == 1);
    __VERIFIER_atomic_end();
    return 0;
}
