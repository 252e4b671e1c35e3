// A cell is chosen by an address.
// expect: refused a decision on an address as a number
#include <assert.h>
#include <pthread.h>
#include <stdint.h>

static int table[4], key;

static void *counts(void *arg) {
    table[(uintptr_t)arg >> 4 & 3]++;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, counts, &key);
    pthread_join(t, 0);
    assert(table[0] == 1);
}
