// A writer comes between two readers, of which one lets go of the lock in an atomic block: the race with the other one cannot be
// reversed by leaving out what the block has let go of. Optimal missed it.
// args: --keep-going
// expect: bug assertion line 33
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int done[2];

static void *reader(void *arg) {
    pthread_rwlock_rdlock(&lock);
    *(int *)arg = 1;
    __VERIFIER_atomic_begin();
    pthread_rwlock_unlock(&lock);
    __VERIFIER_atomic_end();
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, reader, &done[0]);
    pthread_create(&b, NULL, reader, &done[1]);
    pthread_rwlock_wrlock(&lock);
    int first = done[0], second = done[1];
    pthread_rwlock_unlock(&lock);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(!(first == 0 && second == 1));
    return 0;
}
