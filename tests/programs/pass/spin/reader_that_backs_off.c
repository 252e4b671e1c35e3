// A reader adds itself, and takes itself away again where there is a writer. After three such rounds that nobody has seen it stops.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

enum { WRITER = 256 };

static atomic_int lock;
static int data[2];

static void *reader(void *arg) {
    while (atomic_fetch_add(&lock, 1) >= WRITER)
        atomic_fetch_sub(&lock, 1);
    assert(data[0] == data[1]);
    atomic_fetch_sub(&lock, 1);
    return arg;
}

static void *writer(void *arg) {
    int free = 0;
    while (!atomic_compare_exchange_strong(&lock, &free, WRITER))
        free = 0;
    data[0] = 1;
    data[1] = 1;
    atomic_fetch_sub(&lock, WRITER);
    return arg;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, reader, NULL);
    pthread_create(&t[1], NULL, writer, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
