// Readers and a writer, built from a mutex and a condition variable: the writer is alone.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int readers, writers;
static int data;

static void *reader(void *arg) {
    pthread_mutex_lock(&m);
    while (writers)
        pthread_cond_wait(&changed, &m);
    readers++;
    pthread_mutex_unlock(&m);
    int a = data, b = data;
    assert(a == b);
    pthread_mutex_lock(&m);
    if (--readers == 0)
        pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    pthread_mutex_lock(&m);
    while (readers || writers)
        pthread_cond_wait(&changed, &m);
    writers++;
    pthread_mutex_unlock(&m);
    data = 1;
    pthread_mutex_lock(&m);
    writers--;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return 0;
}
