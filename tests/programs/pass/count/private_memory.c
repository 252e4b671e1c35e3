// Stack and heap that only one thread can reach are no events: what the child computes in private does not multiply.
// expect: verified
// count: 3
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *child(void *arg) {
    int v[4] = {0}, *p = v;
    (void)arg;
    for (int i = 0; i < 40; i++)
        p[i % 4] += i;
    atomic_store(&x, p[0] + p[1] + p[2] + p[3]);
    return NULL;
}

int main(void) {
    pthread_t t;
    int sum = 0;
    pthread_create(&t, NULL, child, NULL);
    for (int i = 0; i < 40; i++)
        sum += i;
    atomic_load(&x);
    atomic_load(&x);
    assert(sum == 780);
    return 0;
}
