// Two writers, no join. The first may run before the second is spawned: 3 interleavings of 2 traces.
// expect: verified
// count: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *one(void *arg) { (void)arg; atomic_store(&x, 1); return NULL; }
static void *two(void *arg) { (void)arg; atomic_store(&x, 2); return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, one, NULL);
    pthread_create(&t, NULL, two, NULL);
    return 0;
}
