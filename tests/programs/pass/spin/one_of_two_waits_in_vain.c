// Either loop may find a value that it waits on after both writes, but not both of them: whatever is written last lets one of the
// waiters go on, and it lets the other one go. So whether threads wait in vain is not to be asked for each of them alone.
// expect: verified
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x, released;

static void *writer(void *arg) { atomic_store(&x, arg == NULL ? 1 : 2); return NULL; }

static void *waiter(void *arg) {
    int wanted = arg == NULL ? 1 : 2;
    while (atomic_load(&x) != wanted)
        if (atomic_load(&released))
            return NULL;
    atomic_store(&released, 1);
    return NULL;
}

int main(void) {
    pthread_t a, b, c, d;
    pthread_create(&a, NULL, waiter, NULL);
    pthread_create(&b, NULL, waiter, (void *)&x);
    pthread_create(&c, NULL, writer, NULL);
    pthread_create(&d, NULL, writer, (void *)&x);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    pthread_join(d, NULL);
    return 0;
}
