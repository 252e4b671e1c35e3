// Atomics written as inline assembly for x86-64: each thread's steps are those of the builtins.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int counter, lock, flag, data;
static long wide;

static int fetch_add(int *at, int by) {
    __asm__ volatile("lock; xaddl %0, %1" : "+r"(by), "+m"(*at) : : "memory", "cc");
    return by;
}

static int exchange(int *at, int value) {
    __asm__ volatile("xchgl %0, %1" : "+r"(value), "+m"(*at) : : "memory");
    return value;
}

static int compare_and_swap(int *at, int expected, int value) {
    unsigned char done;
    __asm__ volatile("lock; cmpxchgl %3, %1\n\tsete %0"
                     : "=q"(done), "+m"(*at), "+a"(expected)
                     : "r"(value)
                     : "memory", "cc");
    return done;
}

static int load(int *at) {
    int value;
    __asm__ volatile("movl %1, %0" : "=r"(value) : "m"(*at) : "memory");
    return value;
}

static void store(int *at, int value) {
    __asm__ volatile("movl %1, %0" : "=m"(*at) : "r"(value) : "memory");
}

static void *worker(void *arg) {
    fetch_add(&counter, 2);
    __asm__ volatile("lock; incq %0" : "+m"(wide) : : "memory", "cc");
    __asm__ volatile("lock addl %1, %0" : "+m"(counter) : "ir"(3) : "memory", "cc");
    while (!compare_and_swap(&lock, 0, 1))
        __asm__ volatile("pause" ::: "memory");
    data++;
    store(&lock, 0);
    exchange(&flag, 1);
    return arg;
}

int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    assert(fetch_add(&counter, 0) == 10 && wide == 2 && data == 2 && load(&flag) == 1);
    return 0;
}
