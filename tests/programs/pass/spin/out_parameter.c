// What is found is stored through a pointer, to a variable of the caller. The first load in vain changes the variable, a second
// one would not, and waits: the loop is left at once or after one round in vain.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void get(int *out) { *out = atomic_load(&x); }

static void *waiter(void *arg) {
    int v;
    do
        get(&v);
    while (v == 0);
    assert(v == 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
