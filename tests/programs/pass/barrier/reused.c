// A barrier can be used again at once; rounds do not mix.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static pthread_barrier_t b;
static int cell[2];

static void work(int me) {
    cell[me] = me + 1;
    pthread_barrier_wait(&b);
    int other = cell[1 - me];
    pthread_barrier_wait(&b);
    cell[me] = other;
}

static void *worker(void *arg) { work((int)(intptr_t)arg); return NULL; }

int main(void) {
    pthread_t t;
    pthread_barrier_init(&b, NULL, 2);
    pthread_create(&t, NULL, worker, (void *)1);
    work(0);
    pthread_join(t, NULL);
    assert(cell[0] == 2 && cell[1] == 1);
    return 0;
}
