// The bits that are waited for come one at a time and are never there together: nobody is left to set them.
// expect: bug livelock line 16
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_uint bits;

static void *sets(void *arg) {
    bits = 1;
    bits = 2;
    return arg;
}

static void *waits(void *arg) {
    while ((bits & 3) != 3)
        ;
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, sets, NULL);
    pthread_create(&b, NULL, waits, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
