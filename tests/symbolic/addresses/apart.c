// How far two objects are apart.
// expect: refused the distance between two objects
#include <assert.h>
#include <pthread.h>

static char first[8], second[8];
static char *_Atomic place = first;

static void *moves(void *arg) {
    place = second;
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, moves, 0);
    assert(((place - first) & 64) == 0);
    pthread_join(t, 0);
}
