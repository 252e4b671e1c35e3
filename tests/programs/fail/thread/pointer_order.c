// Two threads have a child each, which allocates: how their pointers compare does not depend on who came first.
// expect: bug assertion line 44
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

static _Atomic uintptr_t pa, pb;
static atomic_int b_first;

static void *allocate_a(void *arg) {
    pa = (uintptr_t)malloc(8);
    return arg;
}

static void *allocate_b(void *arg) {
    b_first = pa == 0;
    pb = (uintptr_t)malloc(8);
    return arg;
}

static void *a(void *arg) {
    pthread_t child;
    pthread_create(&child, NULL, allocate_a, NULL);
    pthread_join(child, NULL);
    return arg;
}

static void *b(void *arg) {
    pthread_t child;
    pthread_create(&child, NULL, allocate_b, NULL);
    pthread_join(child, NULL);
    return arg;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, a, NULL);
    pthread_create(&second, NULL, b, NULL);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    assert(!(b_first && pa < pb));
    free((void *)pa);
    free((void *)pb);
    return 0;
}
