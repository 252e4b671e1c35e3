// A work-stealing deque (Chase and Lev): the owner takes while a thief steals the last element; one of them gets it.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int top, bottom;
static atomic_int items[4];
static int stolen;

static void push(int v) {
    int b = atomic_load(&bottom);
    atomic_store(&items[b % 4], v);
    atomic_store(&bottom, b + 1);
}

static int take(void) {
    int b = atomic_load(&bottom) - 1;
    atomic_store(&bottom, b);
    int t = atomic_load(&top), v = 0;
    if (t <= b) {
        v = atomic_load(&items[b % 4]);
        if (t == b) {
            if (!atomic_compare_exchange_strong(&top, &t, t + 1))
                v = 0;
            atomic_store(&bottom, b + 1);
        }
    } else {
        atomic_store(&bottom, b + 1);
    }
    return v;
}

static void *thief(void *arg) {
    int t = atomic_load(&top), b = atomic_load(&bottom);
    if (t < b) {
        int v = atomic_load(&items[t % 4]);
        if (atomic_compare_exchange_strong(&top, &t, t + 1))
            stolen = v;
    }
    return arg;
}

int main(void) {
    pthread_t t;
    push(7);
    pthread_create(&t, NULL, thief, NULL);
    int taken = take();
    pthread_join(t, NULL);
    assert((taken == 7 && stolen == 0) || (taken == 0 && stolen == 7));
    return 0;
}
