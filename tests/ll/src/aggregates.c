// Structs by value in registers and in memory, unions, bit fields, packed and nested types, initialisers.
#include <stddef.h>
#include <string.h>

struct pair { long a, b; };
struct mixed { double d; int i; };
struct big { int values[10]; struct pair pair; };
struct __attribute__((packed)) tight { char c; int i; short s; };
struct bits { unsigned a : 3, b : 7; int c : 5; };
union number { int i; float f; unsigned char bytes[4]; };
struct list { int value; struct list *next; };

static struct list third = {3, 0}, second = {2, &third};
struct list first = {1, &second};
const struct tight tight = {'x', 0x01020304, 5};
struct big table[3] = {[1] = {.values = {[3] = 4}, .pair = {-1, 7}}};
int sparse[1000] = {[900] = 1};
char text[] = "a \"quoted\"\n text", *names[] = {"one", "two", text + 3};
int *inside = &table[1].values[3];
ptrdiff_t distance = (char *)&((struct big *)0)->pair - (char *)0;
static int (*const operations[])(const char *, const char *) = {strcmp, 0};

static struct pair swap(struct pair p) { return (struct pair){p.b, p.a}; }
static struct mixed scale(struct mixed m, float by) { return (struct mixed){m.d * by, m.i + 1}; }
static struct big bump(struct big b) {
    b.values[0]++;
    return b;
}
static int total(struct big b, struct pair p) {
    int sum = (int)(p.a + p.b);
    for (int i = 0; i < 10; i++)
        sum += b.values[i];
    return sum;
}

int main(void) {
    struct pair p = swap((struct pair){1, 2});
    struct mixed m = scale((struct mixed){1.5, 2}, 2.0f);
    struct big b = bump(table[1]);
    struct bits f = {.a = 5, .b = 100, .c = -3};
    f.c++;
    union number n = {.f = 1.0f};
    struct tight copy = tight;
    copy.i += f.a + f.b + f.c;
    int count = 0;
    for (struct list *l = &first; l; l = l->next)
        count += l->value;
    return total(b, p) + m.i + n.bytes[3] + copy.i + count + sparse[900] + *inside + (int)distance +
           operations[0](names[0], text);
}
