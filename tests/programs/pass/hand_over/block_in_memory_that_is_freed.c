// An atomic block in memory that is freed afterwards: reads-from orders what is freed like an object, and leaves
// the block to optimal.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

int *p;

void *add(void *arg) {
    __VERIFIER_atomic_begin();
    *p += 1;
    __VERIFIER_atomic_end();
    return arg;
}

int main(void) {
    p = calloc(1, sizeof *p);
    pthread_t a, b;
    pthread_create(&a, 0, add, 0);
    pthread_create(&b, 0, add, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(*p == 2);
    free(p);
    return 0;
}
