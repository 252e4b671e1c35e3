// Two reservations of 64 bits each, checked against what is left by a difference that cannot wrap around.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

extern size_t __VERIFIER_nondet_size_t(void);

static const size_t room = (size_t)1 << 40;
static size_t taken;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *reserve(void *unused) {
    size_t wanted = __VERIFIER_nondet_size_t();
    pthread_mutex_lock(&lock);
    if (wanted <= room - taken) {
        size_t before = taken;
        taken += wanted;
        assert(taken >= before);
    }
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, reserve, 0);
    pthread_create(&u, 0, reserve, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
}
