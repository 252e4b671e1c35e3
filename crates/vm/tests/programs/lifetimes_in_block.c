#include <pthread.h>
void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);
static int *shared;
static int other;
static void inner(void) {
    int local = 1;
    shared = &local;
}
static void outer(void) {
    int mine[2] = {1, 2};
    int *at = mine;
    inner();
    other = at[1];
}
static void *worker(void *unused) {
    __VERIFIER_atomic_begin();
    outer();
    __VERIFIER_atomic_end();
    other = 3;
    return 0;
}
int main(void) {
    pthread_t thread;
    static int unset;
    shared = &unset;
    pthread_create(&thread, 0, worker, 0);
    __sync_bool_compare_and_swap(shared, 0, 4);
    pthread_join(thread, 0);
    return 0;
}
