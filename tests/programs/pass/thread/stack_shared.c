// A local variable of main that is shared with a thread by its address.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static void *worker(void *arg) {
    atomic_int *shared = arg;
    atomic_fetch_add(shared, 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    atomic_int shared = 5;
    int private = 1;
    pthread_create(&t, NULL, worker, &shared);
    private += atomic_load(&shared);
    assert(private == 6 || private == 7);
    pthread_join(t, NULL);
    assert(atomic_load(&shared) == 6);
    return 0;
}
