// A thread that spawns and joins threads of its own; joining orders everything below.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static int cells[3];

static void *leaf(void *arg) { cells[(intptr_t)arg] = 1; return NULL; }

static void *parent(void *arg) {
    pthread_t t;
    (void)arg;
    pthread_create(&t, NULL, leaf, (void *)1);
    cells[0] = 1;
    pthread_join(t, NULL);
    assert(cells[1] == 1);
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, parent, NULL);
    cells[2] = 1;
    pthread_join(t, NULL);
    assert(cells[0] + cells[1] + cells[2] == 3);
    return 0;
}
