// A volatile access that is not aligned is no atomic one, and no fault: it is plain, and races.
// args: --volatile atomic --races error
// expect: bug data-race
#include <pthread.h>
#include <stddef.h>

static struct __attribute__((packed)) {
    char c;
    volatile int x;
} packed;

static void *writer(void *arg) {
    packed.x = 1;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    packed.x = 2;
    pthread_join(t, NULL);
}
