// Somebody looks at what a section is halfway through, without its mutex.
// args: --peek
// expect: bug assertion line 20
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

int x;
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void *write_twice(void *arg) {
    pthread_mutex_lock(&lock);
    x = 1;
    x = 2;
    pthread_mutex_unlock(&lock);
    return arg;
}

void *look(void *arg) {
    assert(x != 1);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, write_twice, NULL);
    pthread_create(&b, NULL, look, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
