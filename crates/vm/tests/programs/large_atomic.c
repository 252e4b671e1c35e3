#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
struct wide { long a, b, c; };
static _Atomic struct wide shared;
static void *worker(void *unused) {
    struct wide old = {0, 0, 0}, new = {1, 1, 1};
    while (!atomic_compare_exchange_strong(&shared, &old, new))
        new = (struct wide){old.a + 1, old.b + 1, old.c + 1};
    return 0;
}
int main(void) {
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    struct wide five = {5, 5, 5};
    struct wide old = atomic_exchange(&shared, five);
    assert(old.a == old.b && old.b == old.c && old.a <= 1);
    pthread_join(thread, 0);
    old = atomic_load(&shared);
    assert(old.c == (old.a == 5 ? 5 : 6));
    atomic_store(&shared, old);
    return 0;
}
