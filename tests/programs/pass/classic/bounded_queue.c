// A bounded queue of one slot with two condition variables; one producer and one consumer, two items.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#define ITEMS 2

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static int slot, count;

static void put(int v) {
    pthread_mutex_lock(&m);
    while (count == 1)
        pthread_cond_wait(&not_full, &m);
    slot = v;
    count++;
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&m);
}

static int get(void) {
    pthread_mutex_lock(&m);
    while (count == 0)
        pthread_cond_wait(&not_empty, &m);
    int v = slot;
    count--;
    pthread_cond_signal(&not_full);
    pthread_mutex_unlock(&m);
    return v;
}

static void *producer(void *arg) {
    for (int i = 1; i <= ITEMS; i++)
        put(i);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, producer, NULL);
    for (int i = 1; i <= ITEMS; i++)
        assert(get() == i);
    pthread_join(t, NULL);
    return 0;
}
