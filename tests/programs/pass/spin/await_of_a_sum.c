// Two additions that commute lead past what a thread awaits: no single race shows that it comes true between them.
// args: --commuting-adds --allow-livelock
// algorithms: classic, source, optimal
// expect: verified
// not-native: may wait for good
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>

atomic_int x;

void *add(void *arg) {
    atomic_fetch_add(&x, 1);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, 0, add, 0);
    pthread_create(&b, 0, add, 0);
    raddle_await(&x, eq, 1);
    return 0;
}
