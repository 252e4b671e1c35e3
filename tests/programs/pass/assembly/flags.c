// What counts down to zero, or below, is told by the flags; expected values in `rax` that are not tied to the result.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static int references = 2, freed;

static int release(int *count) {
    unsigned char last;
    __asm__ volatile("lock; decl %0\n\tsete %1" : "+m"(*count), "=qm"(last) : : "memory", "cc");
    return last;
}

static int add_negative(int *at, int by) {
    _Bool negative;
    __asm__ volatile("lock addl %2, %0" : "+m"(*at), "=@ccs"(negative) : "r"(by) : "memory");
    return negative;
}

static int subtract_borrows(int *at, int by) {
    unsigned char borrows;
    __asm__ volatile("lock subl %2, %0\n\tsetc %1" : "+m"(*at), "=r"(borrows) : "r"(by) : "memory", "cc");
    return borrows;
}

static int compare_and_swap(int *at, int expected, int value) {
    int found;
    __asm__ volatile("lock; cmpxchgl %2, %1" : "=a"(found), "+m"(*at) : "r"(value), "a"(expected) : "memory");
    return found;
}

static void *worker(void *arg) {
    if (release(&references))
        freed++;
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(freed == 1 && references == 0);
    int value = 3;
    assert(!add_negative(&value, -3) && add_negative(&value, -1));
    assert(!subtract_borrows(&value, 1) && value == -2);
    value = 1;
    assert(subtract_borrows(&value, 2));
    assert(compare_and_swap(&value, 5, 6) == -1 && compare_and_swap(&value, -1, 6) == -1 && value == 6);
    __asm__("notl %0" : "+r"(value));
    assert(value == ~6);
    __asm__("negl %0" : "+r"(value));
    assert(value == 7);
    __asm__ volatile("lock notl %0" : "+m"(value));
    assert(value == ~7);
}
