// Two threads open a semaphore by its name: it is one, whoever comes first makes it.
// expect: verified
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>

static int inside, made;

static void *worker(void *arg) {
    sem_t *lock = sem_open("/lock", O_CREAT | O_EXCL, 0600, 1);
    if (lock != SEM_FAILED)
        __atomic_fetch_add(&made, 1, __ATOMIC_SEQ_CST);
    else
        lock = sem_open("/lock", O_CREAT, 0600, 7);
    sem_wait(lock);
    assert(inside++ == 0);
    inside--;
    sem_post(lock);
    assert(sem_close(lock) == 0);
    return arg;
}

int main(void) {
    pthread_t a, b;
    assert(sem_open("/lock", 0) == SEM_FAILED && errno == ENOENT);
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(made == 1);
    sem_t *old = sem_open("/lock", 0);
    assert(sem_unlink("/lock") == 0 && sem_unlink("/lock") == -1 && errno == ENOENT);
    sem_t *new = sem_open("/lock", O_CREAT, 0600, 3);
    int value;
    assert(new != old && sem_getvalue(new, &value) == 0 && value == 3);
    assert(sem_getvalue(old, &value) == 0 && value == 1);
}
