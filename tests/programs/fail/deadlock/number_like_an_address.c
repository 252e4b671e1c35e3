// A number that looks like the address of a local variable: the machine takes the variable for one that others can reach, formulas do not.
// expect: bug deadlock line 20
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static uint64_t word;

static void *worker(void *arg) {
    pthread_mutex_lock(&m);
    pthread_mutex_lock(&m);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    __atomic_store_n(&word, 0x10001u, __ATOMIC_SEQ_CST);
    pthread_join(t, NULL);
    return 0;
}
