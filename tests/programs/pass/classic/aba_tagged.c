// The same stack with a version beside the top: the delayed compare-and-swap fails.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

// Nodes are named by index; 0 is none. The top is an index and a version in one word.
struct top { unsigned short index, version; };
static atomic_uint next[3] = {0, 2, 0};
static atomic_int owned[3];
static _Atomic struct top top;

static unsigned pop(void) {
    struct top t = atomic_load(&top);
    if (t.index == 0)
        return 0;
    struct top after = {(unsigned short)atomic_load(&next[t.index]), (unsigned short)(t.version + 1)};
    return atomic_compare_exchange_strong(&top, &t, after) ? t.index : 0;
}

static void push(unsigned n) {
    struct top t = atomic_load(&top), after = {(unsigned short)n, (unsigned short)(t.version + 1)};
    atomic_store(&next[n], t.index);
    atomic_compare_exchange_strong(&top, &t, after);
}

static void *other(void *arg) {
    unsigned a = pop(), b = pop();
    if (b)
        atomic_store(&owned[b], 1);
    if (a)
        push(a);
    return arg;
}

int main(void) {
    pthread_t t;
    struct top start = {1, 0};
    atomic_init(&top, start);
    pthread_create(&t, NULL, other, NULL);
    pop();
    pthread_join(t, NULL);
    struct top last = atomic_load(&top);
    assert(last.index == 0 || !atomic_load(&owned[last.index]));
    return 0;
}
