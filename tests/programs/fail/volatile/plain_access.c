// A volatile access that meets a plain one is in a data race, whatever volatile accesses are among themselves.
// args: --volatile atomic --races error
// expect: bug data-race line 12
#include <pthread.h>
#include <stddef.h>

static int shared;

static void *reader(void *arg) {
    int *plain = &shared;
    (void)arg;
    if (*plain)
        return arg;
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    *(volatile int *)&shared = 1;
    pthread_join(t, NULL);
}
