// Library functions as a key's destructor, as a thread's function, and at exit.
// expect: verified
#include <pthread.h>
#include <stdlib.h>

static pthread_key_t key;

static void *worker(void *arg) {
    pthread_setspecific(key, malloc(8));
    return arg;
}

static void *frees(void *arg) {
    free(arg);
    return NULL;
}

int main(void) {
    pthread_key_create(&key, free);
    pthread_t t, u;
    pthread_create(&t, NULL, worker, NULL);
    pthread_create(&u, NULL, frees, malloc(4));
    pthread_join(t, NULL);
    pthread_join(u, NULL);
    return 0;
}
