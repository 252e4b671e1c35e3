// A pool that tells its two workers to stop with one signal: the other one sleeps for ever.
// expect: bug deadlock
#include <pthread.h>
#include <stdlib.h>

struct task {
    void (*run)(int *);
    int *argument;
    struct task *next;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static struct task *tasks;
static int stop, done;

static void finish(int *count) { *count = 1; }

static void *worker(void *unused) {
    for (;;) {
        pthread_mutex_lock(&lock);
        while (!tasks && !stop)
            pthread_cond_wait(&more, &lock);
        struct task *task = tasks;
        if (task)
            tasks = task->next;
        pthread_mutex_unlock(&lock);
        if (!task)
            return unused;
        task->run(task->argument);
        free(task);
    }
}

int main(void) {
    pthread_t workers[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&workers[i], NULL, worker, NULL);
    struct task *task = malloc(sizeof *task);
    *task = (struct task){finish, &done, NULL};
    pthread_mutex_lock(&lock);
    tasks = task;
    pthread_cond_signal(&more);
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    stop = 1;
    pthread_mutex_unlock(&lock);
    pthread_cond_signal(&more);
    for (int i = 0; i < 2; i++)
        pthread_join(workers[i], NULL);
    return done - 1;
}
