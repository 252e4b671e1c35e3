// A state machine: 0 is waited out, 1 is noted the first time, 2 is the end. It sees 1 or does not.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int state;

static void *waiter(void *arg) {
    int noted = 0;
    for (;;) {
        switch (atomic_load(&state)) {
        case 0: continue;
        case 1: noted = 1; continue;
        default: assert(noted <= 1); return arg;
        }
    }
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&state, 1);
    atomic_store(&state, 2);
    pthread_join(t, NULL);
    return 0;
}
