// Whether the loop waits in vain depends on which of two writes is the last, and nobody reads that.
// expect: bug livelock line 13
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *writer(void *arg) { atomic_store(&x, arg == NULL ? 1 : 2); return NULL; }

static void *waiter(void *arg) {
    int once = atomic_load(&y);
    while (atomic_load(&x) != 1 && atomic_load(&y) == once) {}
    return arg;
}

int main(void) {
    pthread_t a, b, c;
    pthread_create(&c, NULL, waiter, NULL);
    pthread_create(&a, NULL, writer, (void *)&x);
    pthread_create(&b, NULL, writer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
