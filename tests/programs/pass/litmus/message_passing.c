// Message passing: who sees the flag sees the data.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int data, flag;

static void *writer(void *arg) { (void)arg; atomic_store(&data, 1); atomic_store(&flag, 1); return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    int f = atomic_load(&flag), d = atomic_load(&data);
    assert(!f || d);
    return 0;
}
