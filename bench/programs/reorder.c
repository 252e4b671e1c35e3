// reorder(N): N-1 threads set a and then b; one checks that it sees both or none. It need not: the assertion can
// fail. With -DVACUOUS the checker only looks, which makes the number of traces well defined.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

atomic_int a, b;

static void *setter(void *arg) {
    (void)arg;
    atomic_store(&a, 1);
    atomic_store(&b, -1);
    return NULL;
}

static void *checker(void *arg) {
    int ok = (atomic_load(&a) == 0 && atomic_load(&b) == 0) || (atomic_load(&a) == 1 && atomic_load(&b) == -1);
    (void)arg;
#ifdef VACUOUS
    assert(ok || !ok);
#else
    assert(ok);
#endif
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < N - 1; i++)
        pthread_create(&t[i], NULL, setter, NULL);
    pthread_create(&t[N - 1], NULL, checker, NULL);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    return 0;
}
