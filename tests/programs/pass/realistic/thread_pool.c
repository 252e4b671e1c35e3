// Two workers take tasks (function pointers) from a queue.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct task { void (*run)(void *); void *arg; struct task *next; };
static struct { pthread_mutex_t m; pthread_cond_t c; struct task *head, **tail; int stop; } q = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, &q.head, 0};
static _Atomic int sum;
static void add(void *p) { sum += *(int *)p; free(p); }
static void twice(void *p) { add(p); sum++; }
static void submit(void (*f)(void *), int v) {
    int *p = malloc(sizeof *p); *p = v;
    struct task *t = calloc(1, sizeof *t); t->run = f; t->arg = p;
    pthread_mutex_lock(&q.m); *q.tail = t; q.tail = &t->next; pthread_cond_signal(&q.c); pthread_mutex_unlock(&q.m);
}
static void *worker(void *a) {
    for (;;) {
        pthread_mutex_lock(&q.m);
        while (!q.head && !q.stop) pthread_cond_wait(&q.c, &q.m);
        struct task *t = q.head;
        if (!t) { pthread_mutex_unlock(&q.m); return a; }
        if (!(q.head = t->next)) q.tail = &q.head;
        pthread_mutex_unlock(&q.m);
        t->run(t->arg); free(t);
    }
}
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], 0, worker, 0);
    submit(add, 3); submit(twice, 4);
    pthread_mutex_lock(&q.m); q.stop = 1; pthread_cond_broadcast(&q.c); pthread_mutex_unlock(&q.m);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(sum == 8);
}
