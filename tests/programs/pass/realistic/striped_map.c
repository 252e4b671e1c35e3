// A hash map whose buckets share a few locks.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#define STRIPES 2
#define BUCKETS 4
struct entry { int key, value; struct entry *next; };
static struct { pthread_mutex_t locks[STRIPES]; struct entry *buckets[BUCKETS]; } map;
static void put(int key, int value) {
    unsigned h = (unsigned)key * 2654435761u;
    pthread_mutex_t *lock = &map.locks[h % STRIPES];
    pthread_mutex_lock(lock);
    struct entry **p = &map.buckets[h % BUCKETS];
    for (; *p; p = &(*p)->next)
        if ((*p)->key == key) { (*p)->value += value; pthread_mutex_unlock(lock); return; }
    struct entry *e = malloc(sizeof *e);
    *e = (struct entry){key, value, NULL};
    *p = e;
    pthread_mutex_unlock(lock);
}
static int get(int key) {
    unsigned h = (unsigned)key * 2654435761u;
    pthread_mutex_lock(&map.locks[h % STRIPES]);
    int r = 0;
    for (struct entry *e = map.buckets[h % BUCKETS]; e; e = e->next) if (e->key == key) r = e->value;
    pthread_mutex_unlock(&map.locks[h % STRIPES]);
    return r;
}
static void *worker(void *a) { int n = (int)(long)a; put(n, 1); put(7, 10); return NULL; }
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < STRIPES; i++) pthread_mutex_init(&map.locks[i], NULL);
    for (long i = 0; i < 2; i++) pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    assert(get(0) == 1 && get(1) == 1 && get(7) == 20);
    for (int i = 0; i < BUCKETS; i++)
        while (map.buckets[i]) { struct entry *e = map.buckets[i]; map.buckets[i] = e->next; free(e); }
    for (int i = 0; i < STRIPES; i++) pthread_mutex_destroy(&map.locks[i]);
}
