// A fence after each attempt. That an attempt is in vain is known before the fence, so the load waits.
// expect: verified
// count: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *waiter(void *arg) {
    while (!atomic_load_explicit(&x, memory_order_relaxed))
        atomic_thread_fence(memory_order_seq_cst);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&x, 1);
    pthread_join(t, NULL);
    return 0;
}
