// Memory allocated by one thread and freed by another.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *maker(void *arg) {
    int *p = malloc(sizeof *p);
    *p = *(int *)arg + 1;
    free(arg);
    return p;
}

int main(void) {
    pthread_t t;
    int *p = malloc(sizeof *p);
    void *q;
    *p = 41;
    pthread_create(&t, NULL, maker, p);
    pthread_join(t, &q);
    assert(*(int *)q == 42);
    free(q);
    return 0;
}
