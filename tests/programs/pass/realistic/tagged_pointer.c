// A stack whose head packs a counter into the upper 16 bits of a pointer.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
struct node { struct node *next; int v; };
static _Atomic uint64_t top;
static uint64_t pack(struct node *p, uint16_t c) { return (uint64_t)(uintptr_t)p | (uint64_t)c << 48; }
static struct node *ptr(uint64_t w) { return (struct node *)(uintptr_t)(w & 0xffffffffffffull); }
static void push(struct node *n) { uint64_t o = atomic_load(&top); do n->next = ptr(o); while (!atomic_compare_exchange_weak(&top, &o, pack(n, (uint16_t)(o >> 48) + 1))); }
static struct node *pop(void) { uint64_t o = atomic_load(&top); do { if (!ptr(o)) return 0; } while (!atomic_compare_exchange_weak(&top, &o, pack(ptr(o)->next, (uint16_t)(o >> 48) + 1))); return ptr(o); }
static void *w(void *a) { struct node *n = malloc(sizeof *n); n->v = (int)(long)a; push(n); return 0; }
int main(void) {
    pthread_t t[2]; for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, w, (void *)(i + 1));
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    int s = 0; struct node *n; while ((n = pop())) { s += n->v; free(n); }
    assert(s == 3 && (top >> 48) == 4);
}
