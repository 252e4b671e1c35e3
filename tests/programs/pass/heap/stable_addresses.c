// Two threads allocate concurrently: objects are distinct, and freed ones are not handed out again.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static void *allocate(void *arg) {
    char *a = malloc(8), *b = malloc(8);
    (void)arg;
    assert(a != b);
    free(a);
    return b;
}

int main(void) {
    pthread_t t1, t2;
    void *p, *q;
    pthread_create(&t1, NULL, allocate, NULL);
    pthread_create(&t2, NULL, allocate, NULL);
    pthread_join(t1, &p);
    pthread_join(t2, &q);
    assert(p != q);
    free(p);
    free(q);
    return 0;
}
