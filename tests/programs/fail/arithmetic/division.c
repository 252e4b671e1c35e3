// The divisor is zero if the other thread has not set it yet.
// expect: bug division-by-zero line 15
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int divisor;

static void *setter(void *arg) { (void)arg; atomic_store(&divisor, 4); return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, setter, NULL);
    int d = atomic_load(&divisor);
    int q = 100 / d;
    pthread_join(t, NULL);
    return q - 25;
}
