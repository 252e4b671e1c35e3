// toggle: an await that two writes satisfy, with one in between that does not (Awaiting, Fig. 4).
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x, y;

static void *p(void *arg) {
    (void)arg;
    atomic_store(&x, 1);
    atomic_store(&x, 0);
    return NULL;
}

static void *q(void *arg) {
    (void)arg;
    while (atomic_load(&x) != 0)
        ;
    atomic_store(&y, 1);
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, p, NULL);
    pthread_create(&t2, NULL, q, NULL);
    return 0;
}
