// An atomic load in a block finds what the block wrote, not what another thread released: it orders nothing. The race was
// missed in the order that reads-from explores.
// expect: bug data-race
// args: --races=error
// not-native: atomic blocks
#include <pthread.h>
#include <raddle.h>
#include <stdint.h>

static union {
    uint64_t whole;
    uint32_t half[2];
    uint16_t part[4];
} word;

static void *worker(void *argument)
{
    (void)argument;
    raddle_atomic_begin();
    word.whole = 1;
    (void)__atomic_load_n(&word.part[0], __ATOMIC_SEQ_CST);
    raddle_atomic_end();
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    __atomic_store_n(&word.half[0], 0, __ATOMIC_SEQ_CST);
    return 0;
}
