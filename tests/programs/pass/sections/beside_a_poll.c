// A loop that locks, looks and unlocks, of a mutex that somebody also tries to lock, beside a section of another mutex, which is one step. That the loop goes round for
// nothing has to be seen all the same.
// args: --peek
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

atomic_int flag, other;
pthread_mutex_t polled = PTHREAD_MUTEX_INITIALIZER, section = PTHREAD_MUTEX_INITIALIZER;

void *set(void *arg) {
    struct timespec past = {0, 0};
    if (pthread_mutex_timedlock(&polled, &past) == 0)
        pthread_mutex_unlock(&polled);
    pthread_mutex_lock(&section);
    other = 1;
    pthread_mutex_unlock(&section);
    atomic_store(&flag, 1);
    return arg;
}

void *poll(void *arg) {
    for (int found = 0; !found;) {
        pthread_mutex_lock(&polled);
        found = atomic_load(&flag) == 1;
        pthread_mutex_unlock(&polled);
    }
    assert(other == 1);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, set, NULL);
    pthread_create(&b, NULL, poll, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
