// rww: two threads write one variable twice each; main joins them and asserts about the last write
// (Assertion Guided, Fig. 9).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int a;

static void *thread1(void *arg) {
    (void)arg;
    atomic_store(&a, 7);
    atomic_store(&a, 6);
    return NULL;
}

static void *thread2(void *arg) {
    (void)arg;
    atomic_store(&a, 0);
    atomic_store(&a, 1);
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, thread1, NULL);
    pthread_create(&t2, NULL, thread2, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    assert(atomic_load(&a) != 7);
    return 0;
}
