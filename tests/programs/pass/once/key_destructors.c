// Destructors of thread-specific data run at the end of the thread with the last value, and again if they set one.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t heap, again;
static int freed, rounds;

static void release(void *p) {
    assert(*(int *)p == 3);
    free(p);
    freed++;
}

static void repeat(void *p) {
    if (++rounds < 3)
        pthread_setspecific(again, p);
}

static void *worker(void *arg) {
    int *p = malloc(sizeof *p);
    *p = 3;
    pthread_setspecific(heap, p);
    pthread_setspecific(again, arg);
    return NULL;
}

int main(void) {
    pthread_t t;
    int any;
    pthread_key_create(&heap, release);
    pthread_key_create(&again, repeat);
    pthread_create(&t, NULL, worker, &any);
    pthread_join(t, NULL);
    assert(freed == 1 && rounds == 3);
    return 0;
}
