// An atomic block waits for what it assumes by not happening: if y is set at the right moment it does happen.
// expect: bug assertion line 38
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
void __VERIFIER_assume(int);

atomic_int x, y;

void *taker(void *p)
{
    __VERIFIER_atomic_begin();
    x = 1;
    int seen = y;
    y = 7;
    __VERIFIER_assume(seen == 1);
    __VERIFIER_atomic_end();
    return p;
}

void *setter(void *p)
{
    y = 1;
    y = 0;
    return p;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, taker, 0);
    pthread_create(&b, 0, setter, 0);
    pthread_join(b, 0);
    assert(y != 7);
    assert(x == 0);
}
