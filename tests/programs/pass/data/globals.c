// Global initialisers: pointers into other globals, into structs, to functions, strings, and nested aggregates.
// expect: verified
#include <assert.h>
#include <string.h>

static int square(int v) { return v * v; }
static int numbers[4] = {1, 2, 3};
static int *third = &numbers[2];
static int *const end = numbers + 4;
static const char *const words[] = {"alpha", "beta", "gamma"};
static char writable[] = "text";
struct node { int value; struct node *next; int (*apply)(int); };
static struct node tail = {2, 0, square};
static struct node head = {1, &tail, &square};
static const struct { const char *name; const int *where; } table[] = {{"a", &numbers[0]}, {"b", &numbers[1]}};
static double ratios[] = {0.5, -1e10, 3};
static const void *self = &self;

int main(void) {
    assert(*third == 3 && end - third == 2 && numbers[3] == 0);
    assert(strcmp(words[2], "gamma") == 0 && sizeof words / sizeof *words == 3);
    writable[0] = 'n';
    assert(strcmp(writable, "next") == 0 && sizeof writable == 5);
    assert(head.next->value == 2 && head.next->apply(7) == 49 && head.apply == tail.apply);
    assert(*table[1].where == 2 && table[1].name[0] == 'b');
    assert(ratios[1] == -1e10 && ratios[2] == 3.0 && self == &self);
    return 0;
}
