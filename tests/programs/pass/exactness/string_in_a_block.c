// A block measures a string that a compare-and-swap changes. `reads-from` went on with the schedule in which the block
// touches more, after having seen that it does, and ran into a panic.
// args: --races=off
// expect: verified
#include <pthread.h>
#include <raddle.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static union { uint32_t d[2]; char s[8]; } u;
static size_t length;

static void *t1(void *arg) {
    uint32_t expected = 0;
    __atomic_compare_exchange_n(&u.d[0], &expected, 2, 0, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
    return arg;
}

static void *t2(void *arg) {
    raddle_atomic_begin();
    length = strlen(u.s);
    u.s[1] = 0;
    raddle_atomic_end();
    return arg;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    return 0;
}
