// Figure 2 of Awaiting for Godot, (b): the loop ends in an assume, and one of two executions is blocked there.
// args: --no-await
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *p(void *arg) {
    int a;
    do
        a = x;
    while (a != 1);
    int b = y;
    assert(b == 42);
    return arg;
}

static void *q(void *arg) {
    y = 42;
    x = 1;
    return arg;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, p, NULL);
    pthread_create(&other, NULL, q, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    return 0;
}
