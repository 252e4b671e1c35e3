// A ticket lock: first come, first served. Waiting is an assumption; no update is lost.
// not-native: waiting is an assumption
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);

static atomic_uint next_ticket, now_serving;
static int counter, done;

static void *worker(void *arg) {
    unsigned mine = atomic_fetch_add(&next_ticket, 1);
    __VERIFIER_assume(atomic_load(&now_serving) == mine);
    int v = counter;
    counter = v + 1;
    done++;
    assert(counter == done);
    atomic_store(&now_serving, mine + 1);
    return arg;
}

int main(void) {
    pthread_t t1;
    pthread_create(&t1, NULL, worker, NULL);
    worker(NULL);
    pthread_join(t1, NULL);
    assert(counter == 2);
    return 0;
}
