// Without `lock` an addition to memory is a read and a write.
// expect: bug assertion line 20
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int counter;

static void *worker(void *arg) {
    __asm__ volatile("addl $1, %0" : "+m"(counter) : : "memory", "cc");
    return arg;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(counter == 2);
    return 0;
}
