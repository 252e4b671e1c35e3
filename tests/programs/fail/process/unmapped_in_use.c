// A mapping is used after it has been unmapped.
// expect: bug use-after-free line 14
#define _GNU_SOURCE
#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>

enum { SIZE = 4096 };

static int *shared;
static pthread_barrier_t barrier;

static void *user(void *arg) {
    *shared = 1;
    pthread_barrier_wait(&barrier);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_barrier_init(&barrier, NULL, 1);
    shared = mmap(NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    pthread_create(&t, NULL, user, NULL);
    munmap(shared, SIZE);
    pthread_join(t, NULL);
    return 0;
}
