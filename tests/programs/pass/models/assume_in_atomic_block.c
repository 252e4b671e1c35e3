// An atomic block in which an assumption fails has not happened: nobody sees what it did before. (They saw it.)
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
void __VERIFIER_assume(int);

atomic_int x, y, done;

void *taker(void *p)
{
    __VERIFIER_atomic_begin();
    x = 1;
    __VERIFIER_assume(y == 1);
    x = 2;
    done = 1;
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
    int seen = x;
    assert(seen == 0 || (seen == 2 && done));
}
