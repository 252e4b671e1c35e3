// The write of `x` by `first` comes before that by `last` in every order, but by the additions to `a` in one order, and by those to `b` in the
// other one: whoever relies on neither cannot tell that there is no race, and has to order them.
// args: --ifaa on
// algorithms: classic, source, optimal
// expect: verified
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int a, b, u, v;
static int x;

static void *early(void *arg) {
    atomic_fetch_add(&b, 1);
    atomic_store_explicit(&v, 1, memory_order_relaxed);
    return arg;
}

static void *first(void *arg) {
    pthread_t r;
    x = 1;
    pthread_create(&r, NULL, early, NULL);
    atomic_fetch_add(&a, 1);
    atomic_store_explicit(&u, 1, memory_order_relaxed);
    return arg;
}

static void *late(void *arg) {
    raddle_assume(atomic_load_explicit(&v, memory_order_relaxed) == 1);
    atomic_fetch_add(&a, 1);
    return arg;
}

static void *last(void *arg) {
    pthread_t s;
    pthread_create(&s, NULL, late, NULL);
    raddle_assume(atomic_load_explicit(&u, memory_order_relaxed) == 1);
    atomic_fetch_add(&b, 1);
    pthread_join(s, NULL);
    x = 2;
    return arg;
}

int main(void) {
    pthread_t p, q;
    pthread_create(&p, NULL, first, NULL);
    pthread_create(&q, NULL, last, NULL);
    pthread_join(p, NULL);
    pthread_join(q, NULL);
    return 0;
}
