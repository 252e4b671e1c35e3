// An assumption that fails behind a timed wait, in an atomic block: what came after the wait has not happened, so the thread still waits, and a signal may
// go to it. It was reported as a misuse of the condition variable, and futexes had one waiter less.
// expect: verified
#include <linux/futex.h>
#include <pthread.h>
#include <raddle.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static atomic_int word;
static const struct timespec past;

static void *wait_and_assume(void *arg) {
    raddle_atomic_begin();
    pthread_mutex_lock(&mutex);
    int error = pthread_cond_timedwait(&condition, &mutex, &past);
    raddle_assume(error == 0);
    raddle_atomic_end();
    return arg;
}

static void *sleep_and_assume(void *arg) {
    raddle_atomic_begin();
    long error = syscall(SYS_futex, &word, FUTEX_WAIT, 0, &past, NULL, 0);
    raddle_assume(error == 0);
    raddle_atomic_end();
    return arg;
}

static void *wake(void *arg) {
    pthread_cond_signal(&condition);
    pthread_cond_broadcast(&condition);
    syscall(SYS_futex, &word, FUTEX_WAKE, 1, NULL, NULL, 0);
    return arg;
}

int main(void) {
    pthread_t t[3];
    pthread_create(&t[0], 0, wait_and_assume, 0);
    pthread_create(&t[1], 0, sleep_and_assume, 0);
    pthread_create(&t[2], 0, wake, 0);
    return 0;
}
