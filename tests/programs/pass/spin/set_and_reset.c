// Figure 4 of Awaiting for Godot: two writes let the await pass, the first value and the last one; in between it waits. Two executions.
// expect: verified
// count: 2
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;
static int y;

static void *p(void *arg) {
    x = 1;
    x = 0;
    return arg;
}

static void *q(void *arg) {
    raddle_await(&x, eq, 0);
    y = 1;
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
