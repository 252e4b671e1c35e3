// A 32-bit read over two 16-bit writes sees each half before or after, in all four combinations the order allows.
// args: --races=off
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static union { uint32_t whole; uint16_t half[2]; } u;

static void *writer(void *arg) {
    (void)arg;
    u.half[0] = 0x1111;
    u.half[1] = 0x2222;
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    uint32_t v = u.whole;
    assert(v == 0 || v == 0x1111 || v == 0x22221111);
    pthread_join(t, NULL);
    assert(u.whole == 0x22221111);
    return 0;
}
