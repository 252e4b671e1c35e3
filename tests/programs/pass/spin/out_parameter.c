// What is found is stored through a pointer, to a variable of the caller: the load alone is no round. The first one in vain
// changes the variable, the second one does not. Two complete, one blocked.
// expect: verified
// count: 3
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
