// A sequence lock whose reader copies a structure: the first round in vain leaves something behind, so there is a second one, which
// cannot be in vain. First time right: two; else the copy, which is made int by int, finds none,
// either or both of the stores, and the last load 1 or 2: eight.
// expect: verified
// count: 10
// warns: data-race
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

struct pair { int a, b; };
static atomic_uint sequence;
static struct pair shared;

static void *writer(void *arg) {
    atomic_store(&sequence, 1);
    shared.a = 1;
    shared.b = 1;
    atomic_store(&sequence, 2);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    unsigned before;
    struct pair copy;
    do {
        while ((before = atomic_load(&sequence)) % 2)
            ;
        copy = shared;
    } while (atomic_load(&sequence) != before);
    assert(copy.a == copy.b);
    pthread_join(t, NULL);
    return 0;
}
