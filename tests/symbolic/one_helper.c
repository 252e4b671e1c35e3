// One line stores to memory of a thread's own and to what all share: only the latter is a step of the machine. The update is lost.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static int total;

static void add(int *to, int n) { *to += n; }

static void *worker(void *unused) {
    int *mine = calloc(1, sizeof *mine);
    for (int i = 0; i < 2; i++)
        add(mine, i);
    add(&total, *mine);
    free(mine);
    return unused;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, worker, 0);
    pthread_create(&u, 0, worker, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(total == 2);
}
