// `cmpxchg16b` and `cmpxchg8b`: a pointer with a counter beside it, so that nobody mistakes it for an older one.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

struct pair {
    unsigned long pointer, counter;
};
static _Alignas(16) struct pair top;
static unsigned long long both;

static int swap(struct pair *at, struct pair *expected, struct pair new) {
    unsigned char done;
    __asm__ volatile("lock cmpxchg16b %1\n\tsete %0"
                     : "=q"(done), "+m"(*at), "+a"(expected->pointer), "+d"(expected->counter)
                     : "b"(new.pointer), "c"(new.counter)
                     : "memory", "cc");
    return done;
}

static int swap_small(unsigned long long *at, unsigned long long old, unsigned long long new) {
    unsigned low = (unsigned)old, high = (unsigned)(old >> 32);
    _Bool done;
    __asm__ volatile("lock; cmpxchg8b %[at]"
                     : "=@ccz"(done), [at] "+m"(*at), "+a"(low), "+d"(high)
                     : "b"((unsigned)new), "c"((unsigned)(new >> 32))
                     : "memory");
    assert(done || (low | (unsigned long long)high << 32) != old);
    return done;
}

static void *push(void *arg) {
    struct pair seen = {0, 0}, next;
    do
        next = (struct pair){(unsigned long)arg, seen.counter + 1};
    while (!swap(&top, &seen, next));
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, push, (void *)0x100000001);
    pthread_create(&b, NULL, push, (void *)0x200000002);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(top.counter == 2);
    assert(top.pointer == 0x100000001 || top.pointer == 0x200000002);
    assert(swap_small(&both, 0, 0x300000004));
    assert(!swap_small(&both, 0, 1) && both == 0x300000004);
}
