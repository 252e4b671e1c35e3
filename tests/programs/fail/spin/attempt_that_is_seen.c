// What a loop undoes in each round can be seen in between.
// expect: bug assertion line 18
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *tries(void *arg) {
    while (atomic_fetch_add(&x, 1) != 2)
        atomic_fetch_sub(&x, 1);
    return arg;
}

static void *looks(void *arg) {
    int seen = atomic_load(&x);
    assert(!(seen == 1 && atomic_load(&x) == 0 && atomic_load(&x) == 1));
    atomic_fetch_add(&x, 2);
    return arg;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, tries, NULL);
    pthread_create(&t[1], NULL, looks, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
