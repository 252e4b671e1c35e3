// A loop that locks and never unlocks has no sections: the thread waits for itself, and the assertion is never reached.
// args: --peek
// expect: bug deadlock line 21
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *take_twice(void *arg) {
    int never = 0;
    for (int i = 0; i < 2; i++)
        pthread_mutex_lock(&lock);
    assert(never);
    return arg;
}

int main(void) {
    pthread_t thread;
    pthread_create(&thread, NULL, take_twice, NULL);
    pthread_join(thread, NULL);
    return 0;
}
