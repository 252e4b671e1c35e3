// Compound literals, designated initialisers, flexible array member, enum values, string concatenation.
// expect: verified
#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct options { int level; const char *name; unsigned mask; };
struct packet { int length; unsigned char data[]; };
enum colour { RED = 3, GREEN, BLUE = GREEN * 2 };

static int apply(const struct options *o) { return o->level + (o->name ? (int)strlen(o->name) : 0) + (int)o->mask; }
static int total(const int *v, int n) { int s = 0; while (n--) s += v[n]; return s; }

int main(void) {
    assert(apply(&(struct options){.name = "ab" "cd", .level = 10}) == 14);
    assert(apply(&(struct options){.mask = 1u << 4}) == 16);
    assert(total((int[]){1, 2, 3, 4}, 4) == 10);
    assert(RED == 3 && GREEN == 4 && BLUE == 8);
    struct packet *p = malloc(sizeof *p + 4);
    p->length = 4;
    memcpy(p->data, "wxyz", 4);
    assert(p->data[3] == 'z');
    free(p);
    return 0;
}
