// reads-from leaves the futex to optimal; optimal meets a mutex that is overwritten while it may be waited for,
// and leaves that to naive.
// args: --copies=whole
// expect: incomplete copy-in-one-step
// not-native: overwrites a mutex that may be in use
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <unistd.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
atomic_int turn;

void *use(void *arg) {
    if (turn == 1) {
        pthread_mutex_lock(&m);
    }
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, use, 0);
    turn = 1;
    syscall(SYS_futex, &turn, FUTEX_WAKE_PRIVATE, 1);
    pthread_mutex_t fresh = PTHREAD_MUTEX_INITIALIZER;
    m = fresh;
    turn = 2;
    pthread_join(t, 0);
    return 0;
}
