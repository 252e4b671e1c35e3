// Waiting for a variable of another thread that has come to its end without setting it.
// expect: bug use-after-free line 21
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int *_Atomic place;

static void *owner(void *arg) {
    atomic_int mine = 0;
    atomic_store(&place, &mine);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, owner, NULL);
    atomic_int *p;
    while (!(p = atomic_load(&place)))
        ;
    while (!atomic_load(p))
        ;
    pthread_join(t, NULL);
    return 0;
}
