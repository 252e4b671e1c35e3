// An allocation of no bytes can be freed, by another thread, too.
// expect: verified
#include <pthread.h>
#include <stdlib.h>

static void *nothing;

static void *frees(void *unused) {
    free(nothing);
    return unused;
}

int main(void) {
    pthread_t t;
    nothing = malloc(0);
    pthread_create(&t, 0, frees, 0);
    pthread_join(t, 0);
    free(calloc(0, 4));
}
