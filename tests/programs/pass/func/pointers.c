// Calls through function pointers: from a table, a struct, an argument, a return value.
// expect: verified
#include <assert.h>

typedef int (*binary)(int, int);

static int add(int a, int b) { return a + b; }
static int sub(int a, int b) { return a - b; }
static int mul(int a, int b) { return a * b; }
static binary const table[] = {add, sub, mul};
static binary choose(char op) { return op == '+' ? add : op == '-' ? sub : mul; }
static int fold(const int *v, int n, binary f, int start) {
    while (n--)
        start = f(start, *v++);
    return start;
}

struct shape { double size; double (*area)(const struct shape *); };
static double square(const struct shape *s) { return s->size * s->size; }

int main(void) {
    int v[] = {2, 3, 4};
    assert(table[0](5, 3) == 8 && table[1](5, 3) == 2 && (*table[2])(5, 3) == 15);
    assert(choose('*')(6, 7) == 42);
    assert(fold(v, 3, mul, 1) == 24 && fold(v, 3, choose('-'), 0) == -9);
    struct shape s = {1.5, square};
    assert(s.area(&s) == 2.25);
    binary none = 0;
    assert(!none && table[0] == add && table[0] != table[1]);
    return 0;
}
