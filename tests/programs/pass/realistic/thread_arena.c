// Every thread has an arena of its own; structs are copied out of it.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
struct arena { char *base; size_t used, size; };
static __thread struct arena arena;
static void *alloc(size_t n) { n = (n + 15) & ~(size_t)15; if (arena.used + n > arena.size) return 0; void *p = arena.base + arena.used; arena.used += n; return p; }
struct point { double x, y; char name[8]; };
static struct point results[2];
static void *w(void *a) {
    arena = (struct arena){aligned_alloc(64, 256), 0, 256};
    assert(((uintptr_t)arena.base & 63) == 0);
    struct point *p = alloc(sizeof *p); memset(p, 0, sizeof *p); p->x = (double)(long)a; strcpy(p->name, "pt");
    struct point *q = alloc(sizeof *q); *q = *p; q->y = 2; results[(long)a] = *q;
    assert(alloc(1000) == 0); free(arena.base); return 0;
}
int main(void) {
    pthread_t t[2]; for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, w, (void *)i);
    for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
    assert(results[1].x == 1 && results[0].y == 2 && !strcmp(results[1].name, "pt"));
}
