// Two threads add to a number that main waits for; one writes before it adds, the other one after, if it finds a flag that orders nothing. With
// the first addition first nothing races on `x`, since additions acquire; with the second one first something does, and no value tells the two orders apart.
// args: --ifaa on
// algorithms: classic, source, optimal
// expect: verified
// warns: data-race
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int n, flag;
static int x;

static void *before(void *arg) {
    x = 1;
    atomic_fetch_add(&n, 1);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return arg;
}

static void *after(void *arg) {
    atomic_fetch_add(&n, 1);
    if (atomic_load_explicit(&flag, memory_order_relaxed))
        x = 2;
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, before, NULL);
    pthread_create(&b, NULL, after, NULL);
    while (atomic_load(&n) != 2)
        ;
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
