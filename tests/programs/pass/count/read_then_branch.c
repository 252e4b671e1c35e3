// The child's second operation exists only if main's store came first: S w r a | S r w, with a after both.
// expect: verified
// count: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *child(void *arg) {
    (void)arg;
    if (atomic_load(&x) == 1)
        atomic_store(&y, 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, child, NULL);
    atomic_store(&x, 1);
    return 0;
}
