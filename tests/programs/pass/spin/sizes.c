// Waiting for 1, 2 and 8 bytes that lie side by side, in another order than that of the stores. One way to go.
// expect: verified
// count: 1
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static struct { atomic_uchar left, one; atomic_ushort two; atomic_ullong eight; } all;

static void *waiter(void *arg) {
    while (atomic_load(&all.one) != 255)
        ;
    while (!(atomic_load(&all.two) & 0x8000))
        ;
    while (atomic_load(&all.eight) >> 63 == 0)
        ;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, waiter, NULL);
    atomic_store(&all.left, 255);
    atomic_store(&all.eight, 1ull << 63);
    atomic_store(&all.two, 0x8000);
    atomic_store(&all.one, 255);
    pthread_join(t, NULL);
    return 0;
}
