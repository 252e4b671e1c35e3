// Signal sets, masks and handlers that are installed; `poll` without descriptors; numbers from the system.
// expect: verified
#define _GNU_SOURCE
#include <assert.h>
#include <err.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static void handler(int signal) {
    (void)signal;
    assert(0);
}

static void *worker(void *arg) {
    *(long *)arg = syscall(SYS_gettid);
    return NULL;
}

int main(void) {
    sigset_t set;
    sigemptyset(&set);
    assert(!sigismember(&set, SIGINT));
    sigaddset(&set, SIGINT);
    assert(sigismember(&set, SIGINT) && !sigismember(&set, SIGTERM));
    assert(pthread_sigmask(SIG_BLOCK, &set, NULL) == 0);
    struct sigaction action = {.sa_handler = handler}, before;
    assert(sigaction(SIGTERM, &action, &before) == 0 && before.sa_handler == SIG_DFL);
    assert(signal(SIGPIPE, SIG_IGN) == SIG_DFL);
    assert(poll(NULL, 0, 10) == 0);
    long number = 0;
    pthread_t t;
    pthread_create(&t, NULL, worker, &number);
    pthread_join(t, NULL);
    assert(number != 0 && number != syscall(SYS_gettid));
    warnx("%s", "done");
    return 0;
}
