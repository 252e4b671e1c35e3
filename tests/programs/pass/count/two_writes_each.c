// Figure 3 of Awaiting for Godot: two threads write two variables each. Four executions, one for each pair of values at the end.
// expect: verified
// count: 4
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_int x, y;

static void *p(void *arg) {
    x = 1;
    y = 1;
    return arg;
}

static void *q(void *arg) {
    x = 2;
    y = 2;
    return arg;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, p, NULL);
    pthread_create(&other, NULL, q, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    assert(abs(x - y) < 2);
    return 0;
}
