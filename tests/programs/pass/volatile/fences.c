// Before C11: a volatile flag with fences around it protects a plain variable. No race is reported.
// expect: verified
// count: 1
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static volatile int ready;
static int data;

static void *reader(void *arg) {
    while (!ready)
        ;
    __sync_synchronize();
    assert(data == 42);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, reader, NULL);
    data = 42;
    __asm__ volatile("mfence" ::: "memory");
    ready = 1;
    pthread_join(t, NULL);
}
