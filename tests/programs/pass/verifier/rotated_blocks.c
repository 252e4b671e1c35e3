// Three atomic blocks pass a value round: depending on who goes first, it gets lost in another place.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static int values[3] = {1, 2, 3};

static void *pass_on(void *arg) {
    int i = *(int *)arg;
    __VERIFIER_atomic_begin();
    values[(i + 1) % 3] = values[i];
    __VERIFIER_atomic_end();
    return NULL;
}

int main(void) {
    pthread_t threads[3];
    int ids[3] = {0, 1, 2};
    for (int i = 0; i < 3; i++) pthread_create(&threads[i], NULL, pass_on, &ids[i]);
    for (int i = 0; i < 3; i++) pthread_join(threads[i], NULL);
    assert(values[0] == values[1] || values[1] == values[2] || values[2] == values[0]);
    return 0;
}
