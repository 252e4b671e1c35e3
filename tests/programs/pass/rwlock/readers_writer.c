// Readers see both variables changed or neither; readers may overlap, the writer is alone.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static pthread_rwlock_t l = PTHREAD_RWLOCK_INITIALIZER;
static int a, b;

static void *reader(void *arg) {
    (void)arg;
    pthread_rwlock_rdlock(&l);
    assert(a == b);
    pthread_rwlock_unlock(&l);
    return NULL;
}

int main(void) {
    pthread_t t1;
    pthread_create(&t1, NULL, reader, NULL);
    pthread_rwlock_wrlock(&l);
    a++;
    b++;
    pthread_rwlock_unlock(&l);
    reader(NULL);
    pthread_join(t1, NULL);
    pthread_rwlock_destroy(&l);
    return 0;
}
