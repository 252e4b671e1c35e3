// A loop waits for a value that is there when the copy has written its first byte, and not when it has written them all.
// args: --races=off
// expect: bug assertion line 22
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static atomic_int flag;
static int data;

static void *other(void *arg) {
    strcpy((char *)&flag, "AB");
    data = 1;
    atomic_store(&flag, 0x41);
    return arg;
}

static void *waits(void *arg) {
    while (atomic_load(&flag) != 0x41)
        ;
    assert(data == 1);
    return arg;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, other, 0);
    pthread_create(&u, 0, waits, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    return 0;
}
