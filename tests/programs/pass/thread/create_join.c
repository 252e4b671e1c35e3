// pthread_create passes the argument, pthread_join gives the result back.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static void *twice(void *arg) { return (void *)((intptr_t)arg * 2); }

int main(void) {
    pthread_t t[2];
    void *result;
    for (intptr_t i = 0; i < 2; i++)
        assert(pthread_create(&t[i], NULL, twice, (void *)(i + 20)) == 0);
    for (intptr_t i = 0; i < 2; i++) {
        assert(pthread_join(t[i], &result) == 0);
        assert((intptr_t)result == 2 * (i + 20));
    }
    return 0;
}
