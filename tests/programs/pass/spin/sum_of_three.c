// Figure 5 of Awaiting for Godot: additions that commute, and a loop that waits for a sum that only one of them alone makes. One complete
// execution, and one in which it waits in vain.
// args: --commuting-adds --allow-livelock
// algorithms: classic, source, optimal
// expect: verified
// count: 2
// not-native: may wait for good
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;
static int y;

static void *one(void *arg) {
    atomic_fetch_add(&x, 1);
    return arg;
}

static void *three(void *arg) {
    atomic_fetch_add(&x, 3);
    return arg;
}

static void *waits(void *arg) {
    while (atomic_load(&x) != 3)
        ;
    y = 1;
    return arg;
}

int main(void) {
    pthread_t p, q, r, s;
    pthread_create(&p, NULL, one, NULL);
    pthread_create(&q, NULL, one, NULL);
    pthread_create(&r, NULL, three, NULL);
    pthread_create(&s, NULL, waits, NULL);
    pthread_join(p, NULL);
    pthread_join(q, NULL);
    pthread_join(r, NULL);
    pthread_join(s, NULL);
    return 0;
}
