// A step that writes far more often than there is memory, over memory from before it, and is rewound.
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <assert.h>
int go;
void *worker(void *p) {
    go = 1;
    return 0;
}
int main(void) {
    pthread_t t;
    unsigned *a = malloc(4000);
    memset(a, 0, 4000);
    pthread_create(&t, 0, worker, 0);
    int g = go;
    for (unsigned i = 0; i < 40000; i++) a[i * 7 % 1000] += i + (unsigned)g;
    memset(a + 900, 1, 400);
    int h = go;
    for (unsigned i = 0; i < 40000; i++) a[i * 3 % 1000] ^= i;
    unsigned sum = 0;
    for (unsigned i = 0; i < 1000; i++) sum += a[i];
    assert(sum != (unsigned)h);
    free(a);
    pthread_join(t, 0);
    return 0;
}
