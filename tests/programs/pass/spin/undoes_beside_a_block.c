// A reader that backs off: it adds one, finds a writer, and takes it back. The writer looks for readers in an atomic block, which may see
// the reader between the two. Rounds that nobody saw are no progress, although there are blocks in the program: no bound is needed.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

static atomic_int readers, writing;
static int data[2], other;

static void *reader(void *arg) {
    for (;;) {
        atomic_fetch_add(&readers, 1);
        if (!atomic_load(&writing))
            break;
        atomic_fetch_sub(&readers, 1);
    }
    assert(data[0] == data[1]);
    atomic_fetch_sub(&readers, 1);
    return arg;
}

static void *writer(void *arg) {
    int mine = 0;
    __VERIFIER_atomic_begin();
    if (atomic_load(&readers) == 0)
        mine = 1, atomic_store(&writing, 1);
    __VERIFIER_atomic_end();
    if (mine) {
        data[0] = 1;
        data[1] = 1;
        atomic_store(&writing, 0);
    }
    // Has nothing to do with the reader, so it has seen nothing.
    __VERIFIER_atomic_begin();
    other++;
    __VERIFIER_atomic_end();
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, reader, NULL);
    pthread_create(&b, NULL, writer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
