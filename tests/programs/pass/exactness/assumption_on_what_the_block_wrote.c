// An assumption fails in an atomic block because of what the block itself wrote: the block has not happened, and it has
// looked at nothing that others can write. A data race with the plain store was reported.
// expect: incomplete nothing-complete
// count: 1
// args: --races=error
// not-native: atomic blocks
#include <pthread.h>
#include <raddle.h>
#include <stdint.h>

static union {
    uint64_t whole;
    uint16_t part[4];
} word;

static void *worker(void *argument)
{
    (void)argument;
    raddle_atomic_begin();
    __atomic_store_n(&word.whole, 0, __ATOMIC_SEQ_CST);
    uint16_t found = __atomic_load_n(&word.part[0], __ATOMIC_SEQ_CST);
    raddle_assume(found != 0);
    raddle_atomic_end();
    return 0;
}

int main(void)
{
    pthread_t thread;
    pthread_create(&thread, 0, worker, 0);
    word.part[0] = 0;
    return 0;
}
