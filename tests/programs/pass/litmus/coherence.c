// Coherence: two reads of one variable in a thread never go back in time.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *writer(void *arg) { (void)arg; atomic_store(&x, 1); atomic_store(&x, 2); return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    int a = atomic_load(&x), b = atomic_load(&x), c = atomic_load(&x);
    assert(a <= b && b <= c);
    return 0;
}
