// A thread that fails in a section keeps its mutex: the others do not get in after it.
// args: --peek --keep-going
// expect: bug null-pointer line 14
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

int *pointer, first;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *fail(void *arg) {
    pthread_mutex_lock(&lock);
    first = 1;
    *pointer = 1;
    pthread_mutex_unlock(&lock);
    return arg;
}

void *look(void *arg) {
    pthread_mutex_lock(&lock);
    assert(first == 0);
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, fail, NULL);
    pthread_create(&b, NULL, look, NULL);
    pthread_join(b, NULL);
    pthread_join(a, NULL);
    return 0;
}
