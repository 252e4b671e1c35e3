// The assertion is about nothing, but whether it is reached depends on a loop that may wait for ever: it ends only if one of the other
// two threads comes first. Who takes loops to end never learns who comes first, and must notice that this one did not.
// expect: bug assertion line 18
// args: --allow-livelock
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int flag, stop;

void *wait_for_it(void *arg) {
    int rounds = 0;
    while (!atomic_load(&flag)) {
        if (++rounds == 3)
            rounds = 0;
    }
    assert(0);
    return arg;
}

void *go(void *arg) {
    if (!atomic_load(&stop))
        atomic_store(&flag, 1);
    return arg;
}

int main(void) {
    pthread_t a, b;
    atomic_store(&stop, 1);
    atomic_store(&stop, 0);
    pthread_create(&a, NULL, wait_for_it, NULL);
    pthread_create(&b, NULL, go, NULL);
    atomic_store(&stop, 1);
    pthread_join(b, NULL);
    pthread_join(a, NULL);
    return 0;
}
