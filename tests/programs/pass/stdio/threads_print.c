// Printing is no event: two threads that only print have nothing to interleave but their spawns and joins.
// expect: verified
// count: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>

static atomic_int x;

static void *worker(void *arg) {
    (void)arg;
    printf("working\n");
    atomic_store(&x, 1);
    printf("done\n");
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    printf("x = %d\n", atomic_load(&x));
    pthread_exit(NULL);
}
