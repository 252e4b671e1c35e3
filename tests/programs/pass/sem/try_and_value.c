// sem_trywait fails with EAGAIN at zero; sem_getvalue tells the count; sem_timedwait on a free one succeeds.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <semaphore.h>
#include <time.h>

int main(void) {
    sem_t s;
    int value;
    struct timespec deadline;
    assert(sem_init(&s, 0, 2) == 0);
    assert(sem_getvalue(&s, &value) == 0 && value == 2);
    assert(sem_trywait(&s) == 0 && sem_wait(&s) == 0);
    errno = 0;
    assert(sem_trywait(&s) == -1 && errno == EAGAIN);
    assert(sem_post(&s) == 0);
    clock_gettime(CLOCK_REALTIME, &deadline);
    deadline.tv_sec += 5;
    assert(sem_timedwait(&s, &deadline) == 0);
    sem_getvalue(&s, &value);
    assert(value == 0);
    assert(sem_destroy(&s) == 0);
    return 0;
}
