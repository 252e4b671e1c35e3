// Conditional expressions over integers, pointers, floats and structs; nested and with side effects.
// expect: verified
#include <assert.h>

struct pair { int a, b; };

static struct pair pick(int which, struct pair x, struct pair y) { return which ? x : y; }

int main(void) {
    int calls = 0, a = 3, b = 5;
    int *p = a > b ? &a : &b;
    assert(*p == 5);
    assert((a < b ? (calls++, 1.5) : 2.5) == 1.5 && calls == 1);
    struct pair q = pick(0, (struct pair){1, 2}, (struct pair){3, 4});
    assert(q.a == 3 && q.b == 4);
    assert((calls ?: 9) == 1 && ((calls - 1) ?: 9) == 9);
    int grade = 73;
    const char *name = grade > 90 ? "high" : grade > 70 ? "good" : "low";
    assert(name[0] == 'g');
    return 0;
}
