// A sorted list with a lock per node, taken hand over hand; nodes are freed while others walk.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct node { int key; struct node *next; pthread_mutex_t m; };
static struct node head;
static struct node *make(int k) { struct node *n = malloc(sizeof *n); n->key = k; n->next = 0; pthread_mutex_init(&n->m, 0); return n; }
static void insert(int k) {
    struct node *p = &head; pthread_mutex_lock(&p->m);
    while (p->next && p->next->key < k) { struct node *n = p->next; pthread_mutex_lock(&n->m); pthread_mutex_unlock(&p->m); p = n; }
    struct node *n = make(k); n->next = p->next; p->next = n;
    pthread_mutex_unlock(&p->m);
}
static int remove_key(int k) {
    struct node *p = &head; pthread_mutex_lock(&p->m);
    while (p->next) {
        struct node *n = p->next; pthread_mutex_lock(&n->m);
        if (n->key == k) { p->next = n->next; pthread_mutex_unlock(&n->m); pthread_mutex_unlock(&p->m); pthread_mutex_destroy(&n->m); free(n); return 1; }
        pthread_mutex_unlock(&p->m); p = n;
    }
    pthread_mutex_unlock(&p->m); return 0;
}
static void *a(void *x) { insert(2); return x; }
static void *b(void *x) { return (void *)(long)remove_key(1); }
int main(void) {
    pthread_t t, u; void *r; pthread_mutex_init(&head.m, 0); insert(1); insert(3);
    pthread_create(&t, 0, a, 0); pthread_create(&u, 0, b, 0); pthread_join(t, 0); pthread_join(u, &r);
    assert(r == (void *)1 && head.next->key == 2 && head.next->next->key == 3);
    while (head.next) remove_key(head.next->key);
}
