// Without `lock`, setting a bit is a read and a write.
// expect: bug assertion line 23
// args: --races off
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static unsigned map;

static void set(unsigned *map, int bit) { __asm__ volatile("btsl %1, %0" : "+m"(*map) : "r"(bit) : "memory"); }

static void *worker(void *arg) {
    set(&map, (int)(long)arg);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, (void *)1);
    pthread_create(&b, NULL, worker, (void *)2);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(map == 6);
}
