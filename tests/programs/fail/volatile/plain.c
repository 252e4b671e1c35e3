// In C two volatile accesses race as plain ones do.
// args: --volatile plain --races error
// expect: bug data-race
#include <pthread.h>
#include <stddef.h>

static volatile int x;

static void *writer(void *arg) {
    x = 1;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    x = 2;
    pthread_join(t, NULL);
}
