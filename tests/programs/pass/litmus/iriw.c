// Independent reads of independent writes: two readers cannot disagree on the order of two writes.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, y;

static void *write_x(void *arg) { (void)arg; atomic_store(&x, 1); return NULL; }
static void *reader(void *arg) {
    int a = atomic_load(&x), b = atomic_load(&y);
    *(int *)arg = a && !b;
    return NULL;
}

int main(void) {
    pthread_t t1, t2;
    int x_first = 0;
    pthread_create(&t1, NULL, write_x, NULL);
    pthread_create(&t2, NULL, reader, &x_first);
    atomic_store(&y, 1);
    int b = atomic_load(&y), a = atomic_load(&x);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    assert(!(x_first && b && !a));
    return 0;
}
