// A pool of detached workers that can be destroyed while they are at work: `pool_destroy` lets them finish what is queued,
// waits until the last one has left, and frees the pool.
//
// BROKEN: a worker that leaves unlocks the mutex first and signals then, "to spare the other thread a wait". When the
// mutex is free nothing keeps the pool alive any more.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>

#define WORKERS 2
#define QUEUE 4

struct task {
    void (*run)(void *);
    void *arg;
};

struct pool {
    pthread_mutex_t lock;
    pthread_cond_t work, idle;
    struct task queue[QUEUE];
    unsigned first, last;
    int workers;
    bool stopping;
};

static void *pool_worker(void *arg) {
    struct pool *pool = arg;
    pthread_mutex_lock(&pool->lock);
    for (;;) {
        while (pool->first == pool->last && !pool->stopping)
            pthread_cond_wait(&pool->work, &pool->lock);
        if (pool->first == pool->last)
            break;
        struct task task = pool->queue[pool->first++ % QUEUE];
        pthread_mutex_unlock(&pool->lock);
        task.run(task.arg);
        pthread_mutex_lock(&pool->lock);
    }
    pool->workers--;
#ifdef BROKEN
    pthread_mutex_unlock(&pool->lock);
    pthread_cond_signal(&pool->idle);
#else
    pthread_cond_signal(&pool->idle);
    pthread_mutex_unlock(&pool->lock);
#endif
    return NULL;
}

static struct pool *pool_new(void) {
    struct pool *pool = calloc(1, sizeof *pool);
    pthread_mutex_init(&pool->lock, NULL);
    pthread_cond_init(&pool->work, NULL);
    pthread_cond_init(&pool->idle, NULL);
    pool->workers = WORKERS;
    for (int i = 0; i < WORKERS; i++) {
        pthread_t thread;
        pthread_create(&thread, NULL, pool_worker, pool);
        pthread_detach(thread);
    }
    return pool;
}

static void pool_submit(struct pool *pool, void (*run)(void *), void *arg) {
    pthread_mutex_lock(&pool->lock);
    assert(pool->last - pool->first < QUEUE);
    pool->queue[pool->last++ % QUEUE] = (struct task){run, arg};
    pthread_cond_signal(&pool->work);
    pthread_mutex_unlock(&pool->lock);
}

static void pool_destroy(struct pool *pool) {
    pthread_mutex_lock(&pool->lock);
    pool->stopping = true;
    pthread_cond_broadcast(&pool->work);
    while (pool->workers > 0)
        pthread_cond_wait(&pool->idle, &pool->lock);
    pthread_mutex_unlock(&pool->lock);
    pthread_cond_destroy(&pool->idle);
    pthread_cond_destroy(&pool->work);
    pthread_mutex_destroy(&pool->lock);
    free(pool);
}

// The harness: what was submitted has been done when the pool is gone.

static int squares[2];

static void square(void *arg) {
    int *number = arg;
    *number *= *number;
}

int main(void) {
    struct pool *pool = pool_new();
    for (int i = 0; i < 2; i++) {
        squares[i] = i + 2;
        pool_submit(pool, square, &squares[i]);
    }
    pool_destroy(pool);
    assert(squares[0] == 4 && squares[1] == 9);
    return 0;
}
