// Fields of structures, through pointers and in arrays, are told apart.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct item { int key, value; };
struct queue { pthread_mutex_t lock; int head, tail; struct item *items; } q;
void *worker(void *arg) {
    struct queue *p = arg;
    pthread_mutex_lock(&p->lock);
    p->head = 1;
    p->tail = 2;
    p->items[p->head].key = 3;
    p->items[p->tail].value = 4;
    pthread_mutex_unlock(&p->lock);
    return 0;
}
int main(void) {
    pthread_t t;
    q.items = malloc(4 * sizeof *q.items);
    for (int i = 0; i < 4; i++) {
        q.items[i].key = 0;
        q.items[i].value = 0;
    }
    pthread_mutex_init(&q.lock, 0);
    pthread_create(&t, 0, worker, &q);
    pthread_join(t, 0);
    assert(q.items[2].value == 4);
}
