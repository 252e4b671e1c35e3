// Figure 6 of Awaiting for Godot: a loop that writes in some of its iterations. They are pure when x is above 4, so it waits there, and the
// write is made, again and again, only while x is 4: here for one iteration at most.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y, z;

static void *loops(void *arg) {
    int a;
    do {
        a = x;
        int b = y;
        (void)b;
        if (a == 4) {
            z = 42;
            atomic_fetch_sub(&x, 1);
        }
    } while (a >= 4);
    return arg;
}

static void *counts_down(void *arg) {
    atomic_fetch_sub(&x, 1);
    return arg;
}

int main(void) {
    pthread_t one, other;
    x = 5;
    pthread_create(&one, NULL, loops, NULL);
    pthread_create(&other, NULL, counts_down, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    assert(x == 3 && z == 42);
    return 0;
}
