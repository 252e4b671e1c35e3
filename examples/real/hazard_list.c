// A sorted set as a lock-free list, with hazard pointers: after Michael's "Safe Memory Reclamation for Dynamic Lock-Free
// Objects". A node that goes is first marked in the lowest bit of its `next`, then unlinked, then retired; it is freed
// when no thread has it among its hazard pointers.
//
// BROKEN: the traversal does not look again whether the node is still linked after it has announced it.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#define THREADS 2
#define RETIRED_MAX 2 // for each thread

struct node {
    int key;
    atomic_uintptr_t next; // the lowest bit: this node is deleted
};

static struct node *node_of(uintptr_t link) {
    return (struct node *)(link & ~(uintptr_t)1);
}

// Each thread announces the node it looks at, and the one whose `next` it came by.
enum { HP_CURRENT, HP_PREVIOUS, HAZARDS };

static _Atomic(struct node *) hazards[THREADS][HAZARDS];
static struct node *retired[THREADS][RETIRED_MAX];

static void hazard_clear(int self) {
    for (int i = 0; i < HAZARDS; i++)
        atomic_store(&hazards[self][i], NULL);
}

static bool hazard_announced(const struct node *node) {
    for (int t = 0; t < THREADS; t++)
        for (int i = 0; i < HAZARDS; i++)
            if (atomic_load(&hazards[t][i]) == node)
                return true;
    return false;
}

// Frees what was retired and nobody has announced.
static void hazard_scan(int self) {
    for (int i = 0; i < RETIRED_MAX; i++)
        if (retired[self][i] && !hazard_announced(retired[self][i])) {
            free(retired[self][i]);
            retired[self][i] = NULL;
        }
}

static void hazard_retire(int self, struct node *node) {
    int i = 0;
    while (retired[self][i])
        assert(++i < RETIRED_MAX);
    retired[self][i] = node;
}

static atomic_uintptr_t head;

// Where the first node with at least this key hangs. It is announced, and so is the one before it.
static bool list_find(int self, int key, atomic_uintptr_t **previous, struct node **current) {
restart:
    *previous = &head;
    uintptr_t link = atomic_load(*previous);
    for (;;) {
        *current = node_of(link);
        if (!*current)
            return false;
        atomic_store(&hazards[self][HP_CURRENT], *current);
#ifndef BROKEN
        if (atomic_load(*previous) != link)
            goto restart;
#endif
        uintptr_t next = atomic_load(&(*current)->next);
        if (next & 1) { // deleted: help to unlink it
            uintptr_t expected = link;
            if (!atomic_compare_exchange_strong(*previous, &expected, next & ~(uintptr_t)1))
                goto restart;
            hazard_retire(self, *current);
            link = next & ~(uintptr_t)1;
            continue;
        }
        if ((*current)->key >= key)
            return (*current)->key == key;
        *previous = &(*current)->next;
        atomic_store(&hazards[self][HP_PREVIOUS], *current);
        link = next;
    }
}

static bool list_insert(int self, struct node *node) {
    atomic_uintptr_t *previous;
    struct node *current;
    bool inserted = false;
    while (!inserted && !list_find(self, node->key, &previous, &current)) {
        atomic_store(&node->next, (uintptr_t)current);
        uintptr_t expected = (uintptr_t)current;
        inserted = atomic_compare_exchange_strong(previous, &expected, (uintptr_t)node);
    }
    hazard_clear(self);
    return inserted;
}

static bool list_remove(int self, int key) {
    atomic_uintptr_t *previous;
    struct node *current;
    bool removed = false;
    while (!removed && list_find(self, key, &previous, &current)) {
        uintptr_t next = atomic_load(&current->next);
        if ((next & 1) || !atomic_compare_exchange_strong(&current->next, &next, next | 1))
            continue; // somebody else was faster
        removed = true;
        uintptr_t expected = (uintptr_t)current;
        if (atomic_compare_exchange_strong(previous, &expected, next))
            hazard_retire(self, current);
        else
            list_find(self, key, &previous, &current); // this unlinks it
    }
    hazard_clear(self);
    hazard_scan(self);
    return removed;
}

static bool list_contains(int self, int key) {
    atomic_uintptr_t *previous;
    struct node *current;
    bool found = list_find(self, key, &previous, &current);
    hazard_clear(self);
    return found;
}

// The harness: two threads remove the same node; one of them finds it. The other node stays.

static struct node *node_new(int key) {
    struct node *node = malloc(sizeof *node);
    node->key = key;
    return node;
}

static bool removed[THREADS];

static void *remover(void *unused) {
    (void)unused;
    removed[1] = list_remove(1, 1);
    return NULL;
}

int main(void) {
    pthread_t thread;
    list_insert(0, node_new(1));
    list_insert(0, node_new(2));
    pthread_create(&thread, NULL, remover, NULL);
    removed[0] = list_remove(0, 1);
    assert(list_contains(0, 2));
    pthread_join(thread, NULL);
    assert(removed[0] != removed[1]);
    assert(!list_contains(0, 1) && list_remove(0, 2) && !atomic_load(&head));
    for (int t = 0; t < THREADS; t++)
        hazard_scan(t);
    return 0;
}
