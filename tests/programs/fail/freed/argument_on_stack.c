// Main returns a local's address to a thread and leaves the function before the thread reads it.
// expect: bug use-after-free line 7
#include <pthread.h>
#include <stddef.h>

static void *worker(void *arg) {
    int v = *(int *)arg;
    return v == 5 ? arg : NULL;
}

static pthread_t start(void) {
    pthread_t t;
    int argument = 5;
    pthread_create(&t, NULL, worker, &argument);
    return t;
}

int main(void) {
    pthread_join(start(), NULL);
    return 0;
}
