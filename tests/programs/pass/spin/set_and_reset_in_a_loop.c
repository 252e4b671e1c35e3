// Figure 4 of Awaiting for Godot with its await written as a loop: the same two executions.
// expect: verified
// count: 2
#include <pthread.h>
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
    while (x != 0)
        ;
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
