// sortnet(N): Batcher's odd-even mergesort network over 2N elements on N threads. Each comparator belongs to the
// thread of its lower element; before it works on an element it spins until that element's generation flag says that
// the comparator before it is done (Awaiting, Fig. 1 generalised). With loop purity and awaits there is exactly one
// execution.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 4
#endif
#define SIZE (2 * N)

atomic_int element[SIZE];
atomic_int generation[SIZE];

static void await_generation(int i, int wanted) {
    while (atomic_load(&generation[i]) != wanted)
        ;
}

static void compare_exchange(int low, int high) {
    int a = atomic_load(&element[low]);
    int b = atomic_load(&element[high]);
    if (a > b) {
        atomic_store(&element[low], b);
        atomic_store(&element[high], a);
    }
}

// Walks the whole network, counting generations of every element, and performs the comparators of thread `me`.
static void *sorter(void *arg) {
    int me = (int)(intptr_t)arg;
    int gen[SIZE] = {0};
    for (int p = 1; p < SIZE; p *= 2)
        for (int k = p; k >= 1; k /= 2)
            for (int j = k % p; j + k < SIZE; j += 2 * k)
                for (int i = 0; i < k && i + j + k < SIZE; i++) {
                    int low = i + j, high = i + j + k;
                    if (low / (2 * p) != high / (2 * p))
                        continue;
                    if (low / 2 == me) {
                        await_generation(low, gen[low]);
                        await_generation(high, gen[high]);
                        compare_exchange(low, high);
                        atomic_store(&generation[low], gen[low] + 1);
                        atomic_store(&generation[high], gen[high] + 1);
                    }
                    gen[low]++;
                    gen[high]++;
                }
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (int i = 0; i < SIZE; i++)
        atomic_init(&element[i], SIZE - i);
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, sorter, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    for (int i = 1; i < SIZE; i++)
        assert(atomic_load(&element[i - 1]) <= atomic_load(&element[i]));
    return 0;
}
