// A mark in the lower bit of a link, set and taken away by atomic operations; a distance that is kept in memory.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static char cells[8];
static atomic_ulong link;
static atomic_ulong distance;

static void *marks(void *arg) {
    atomic_fetch_or(&link, 1);
    distance = 4;
    return arg;
}

int main(void) {
    link = (uintptr_t)cells;
    pthread_t t;
    pthread_create(&t, 0, marks, 0);
    char *there = (char *)((atomic_fetch_and(&link, ~1ul) & ~1ul) + distance);
    assert(there == cells || there == cells + 4);
    atomic_fetch_add(&link, 2);
    pthread_join(t, 0);
    assert((link & 6) == 2);
}
