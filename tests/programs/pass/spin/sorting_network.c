// Figure 1 of Awaiting for Godot: a sorting network of three places and two threads. With awaits there is one execution.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int x[3] = {3, 2, 1};
static atomic_int y;

static void sort(int *a, int *b) {
    if (*a > *b) {
        int c = *a;
        *a = *b;
        *b = c;
    }
}

static void *p(void *arg) {
    int b;
    sort(&x[0], &x[1]);
    y = 1;
    do
        b = y;
    while (b != 2);
    sort(&x[0], &x[1]);
    return arg;
}

static void *q(void *arg) {
    int a;
    do
        a = y;
    while (a != 1);
    sort(&x[1], &x[2]);
    y = 2;
    return arg;
}

int main(void) {
    pthread_t one, other;
    pthread_create(&one, NULL, p, NULL);
    pthread_create(&other, NULL, q, NULL);
    pthread_join(one, NULL);
    pthread_join(other, NULL);
    assert(x[0] == 1 && x[1] == 2 && x[2] == 3);
    return 0;
}
