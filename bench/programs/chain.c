// chain(N): groups of four threads; p_i starts the next group only when s_i's write to x_i came before its read
// (Source Sets, Fig. 10). There are 4N + 1 traces; without wakeup trees, exponentially many explorations are blocked.
// The topmost p comes first, as in the figure: it is asleep while all the groups below it are explored again.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 3
#endif

atomic_int x[N], y[N], z[N];

static void *q(void *arg) {
    intptr_t i = (intptr_t)arg;
    atomic_store(&y[i], 1);
    return NULL;
}

static void *r(void *arg) {
    intptr_t i = (intptr_t)arg;
    if (atomic_load(&y[i]) == 0)
        atomic_store(&z[i], 1);
    return NULL;
}

static void *s(void *arg) {
    intptr_t i = (intptr_t)arg;
    if (atomic_load(&z[i]) == 1 && atomic_load(&y[i]) == 0)
        atomic_store(&x[i], 1);
    return NULL;
}

static void spawn_group(intptr_t i) {
    pthread_t t;
    pthread_create(&t, NULL, q, (void *)i);
    pthread_create(&t, NULL, r, (void *)i);
    pthread_create(&t, NULL, s, (void *)i);
}

static void *p(void *arg) {
    intptr_t i = (intptr_t)arg;
    if (atomic_load(&x[i]) == 1 && i + 1 < N)
        spawn_group(i + 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    for (intptr_t i = N - 1; i >= 0; i--)
        pthread_create(&t, NULL, p, (void *)i);
    spawn_group(0);
    return 0;
}
