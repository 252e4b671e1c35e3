// What an atomic block did before it failed stays done.
// expect: bug assertion line 26
// args: --keep-going
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int x;

void *worker(void *p)
{
    __VERIFIER_atomic_begin();
    x = 1;
    assert(p);
    __VERIFIER_atomic_end();
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    assert(x == 0);
}
