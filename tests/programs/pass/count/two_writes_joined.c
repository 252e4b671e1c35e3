// Two writers and two joins in main: S1 S2 w1 w2 J1 J2 with S1<w1<J1, S2<w2<J2, S1<S2<J1<J2 has 5 linearisations.
// Only the order of the writes matters: 2 traces.
// expect: verified
// count: 2
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static atomic_int x;

static void *one(void *arg) { (void)arg; atomic_store(&x, 1); return NULL; }
static void *two(void *arg) { (void)arg; atomic_store(&x, 2); return NULL; }

int main(void) {
    pthread_t t1, t2;
    pthread_create(&t1, NULL, one, NULL);
    pthread_create(&t2, NULL, two, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    return 0;
}
