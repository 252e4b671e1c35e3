// Inputs that are handed to threads, returned by them, printed, and left as the exit code: nobody decides on them on the way.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

extern unsigned __VERIFIER_nondet_uint(void);

static void *twice(void *given) {
    printf("given %u\n", (unsigned)(uintptr_t)given);
    return (void *)((uintptr_t)given * 2);
}

int main(void) {
    pthread_t t, u;
    unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
    void *c, *d;
    pthread_create(&t, 0, twice, (void *)(uintptr_t)a);
    pthread_create(&u, 0, twice, (void *)(uintptr_t)b);
    pthread_join(t, &c);
    pthread_join(u, &d);
    uintptr_t sum = (uintptr_t)c + (uintptr_t)d;
    printf("sum %lu\n", (unsigned long)sum);
    assert(sum % 2 == 0);
    assert(sum != 123456788);
    return (int)sum;
}
