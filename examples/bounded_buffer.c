// A bounded buffer whose consumers wait with `if` instead of `while`. A consumer that is woken takes the mutex again
// later; in between, another one may have come and emptied the buffer.
#include <assert.h>
#include <pthread.h>

#define SLOTS 2

static int buffer[SLOTS], count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_empty = PTHREAD_COND_INITIALIZER;

static void put(int item) {
    pthread_mutex_lock(&lock);
    assert(count < SLOTS);
    buffer[count++] = item;
    pthread_cond_signal(&not_empty);
    pthread_mutex_unlock(&lock);
}

static int take(void) {
    pthread_mutex_lock(&lock);
    if (count == 0)
        pthread_cond_wait(&not_empty, &lock);
    assert(count > 0);
    int item = buffer[--count];
    pthread_mutex_unlock(&lock);
    return item;
}

static void *consumer(void *unused) {
    (void)unused;
    take();
    return 0;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, 0, consumer, 0);
    pthread_create(&second, 0, consumer, 0);
    put(1);
    put(2);
    pthread_join(first, 0);
    pthread_join(second, 0);
}
