// Threads look for free places in a table, and the assertion is about indices that nobody else has a say in. The loop that looks for a
// place may go on for ever as far as anybody can tell before; it does not in any execution.
// args: --property assertions,deadlocks
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define THREADS 3
#define SIZE 4

atomic_int table[SIZE];

void *insert(void *arg) {
    int w = *(int *)arg + 1;
    int h = (w * 8) % SIZE;
    assert(h >= 0);
    int expected = 0;
    while (!atomic_compare_exchange_strong(&table[h], &expected, w)) {
        h = (h + 1) % SIZE;
        expected = 0;
    }
    return NULL;
}

int main(void) {
    pthread_t threads[THREADS];
    int ids[THREADS];
    for (int i = 0; i < THREADS; i++) {
        ids[i] = i;
        pthread_create(&threads[i], NULL, insert, &ids[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
