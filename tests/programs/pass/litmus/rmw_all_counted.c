// Three concurrent fetch-and-adds: none is lost, results are all different.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;
static int got[3];

static void *adder(void *arg) { *(int *)arg = atomic_fetch_add(&x, 1); return NULL; }

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, adder, &got[0]);
    pthread_create(&t2, NULL, adder, &got[1]);
    got[2] = atomic_fetch_add(&x, 1);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    assert(x == 3 && got[0] + got[1] + got[2] == 3 && got[0] != got[1] && got[1] != got[2]);
    return 0;
}
