// A ticket lock that draws its ticket with a load and a store: two threads can draw the same.
// args: --races=off
// expect: bug assertion line 18
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_assume(int);

static atomic_uint next_ticket, now_serving;
static atomic_int inside;

static void *worker(void *arg) {
    unsigned mine = atomic_load(&next_ticket);
    atomic_store(&next_ticket, mine + 1);
    __VERIFIER_assume(atomic_load(&now_serving) == mine);
    assert(atomic_fetch_add(&inside, 1) == 0);
    atomic_fetch_sub(&inside, 1);
    atomic_store(&now_serving, mine + 1);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    return 0;
}
