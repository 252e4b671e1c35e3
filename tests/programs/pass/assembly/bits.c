// Bits in memory: `bts`, `btr`, `btc` with `lock` are one step; an offset in a register leads beyond the operand.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static unsigned map[4];
static unsigned long word;
static int taken;

static bool set(void *map, long bit) {
    bool before;
    __asm__ volatile("lock; btsl %2, %1\n\tsetc %0" : "=q"(before), "+m"(*(unsigned *)map) : "Ir"((int)bit) : "memory", "cc");
    return before;
}

static int clear(unsigned *map, int bit) {
    int before;
    __asm__ volatile("lock btrl %2, %1\n\tsbbl %0, %0" : "=r"(before), "+m"(*map) : "r"(bit) : "memory", "cc");
    return before;
}

static bool flip(unsigned long *word, unsigned long bit) {
    bool before;
    __asm__ volatile("lock btcq %2, %1" : "=@ccc"(before), "+m"(*word) : "r"(bit) : "memory");
    return before;
}

static bool test(const unsigned *map, int bit) {
    bool is_set;
    __asm__ volatile("btl %2, %1" : "=@ccc"(is_set) : "m"(*map), "r"(bit));
    return is_set;
}

static void *worker(void *arg) {
    if (!set(map, 70))
        __atomic_fetch_add(&taken, 1, __ATOMIC_SEQ_CST);
    flip(&word, 63);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(taken == 1);
    assert(map[2] == 1u << 6 && map[0] == 0 && map[1] == 0 && map[3] == 0);
    assert(word == 0);
    assert(test(map, 70) && !test(map, 6));
    // Backwards from the last word.
    assert(test(map + 3, 70 - 96));
    assert(clear(map + 3, 70 - 96) == -1 && map[2] == 0);
    assert(clear(map, 70) == 0);
    // In a register the offset is taken modulo its width, and so is a constant.
    unsigned value = 0;
    __asm__("btsl %1, %0" : "+r"(value) : "r"(33));
    assert(value == 2);
    __asm__("btsl $3, %0" : "+m"(map[0]));
    assert(map[0] == 8 && set(map, 3) && !set(map, 4));
}
