// A loop that waits until a place is behind another one.
// expect: refused a loop that waits for an address, by where it is | a decision by which of two addresses in different objects is the larger one
#include <pthread.h>
#include <stdatomic.h>

static char first[8], second[8];
static char *_Atomic place = first;

static void *moves(void *arg) {
    place = second;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, moves, 0);
    while (place <= first)
        ;
    pthread_join(t, 0);
}
