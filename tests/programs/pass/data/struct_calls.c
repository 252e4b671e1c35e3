// Structs passed and returned by value: small, mixed integer and float, large, and empty.
// expect: verified
#include <assert.h>

struct small { char a; short b; };
struct two { long a, b; };
struct mixed { int i; float f; double d; };
struct floats { float x, y, z; };
struct large { int v[16]; };

static struct small make_small(char a, short b) { return (struct small){a, b}; }
static struct two swap(struct two t) { return (struct two){t.b, t.a}; }
static struct mixed twice(struct mixed m) { m.i *= 2; m.f *= 2; m.d *= 2; return m; }
static struct floats cross(struct floats a, struct floats b) {
    return (struct floats){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
static struct large shift(struct large l, int by) { for (int i = 0; i < 16; i++) l.v[i] += by; return l; }
static long sum(struct two a, struct mixed m, struct large l, struct small s) {
    return a.a + a.b + m.i + l.v[15] + s.a + s.b;
}

int main(void) {
    struct small s = make_small('A', -2);
    struct two t = swap((struct two){1, 2});
    struct mixed m = twice((struct mixed){3, 0.5f, 0.25});
    struct floats c = cross((struct floats){1, 0, 0}, (struct floats){0, 1, 0});
    struct large zero = {{0}}, l = shift(zero, 7);
    assert(s.a == 65 && s.b == -2 && t.a == 2 && t.b == 1);
    assert(m.i == 6 && m.f == 1.0f && m.d == 0.5);
    assert(c.x == 0 && c.y == 0 && c.z == 1);
    assert(zero.v[3] == 0 && l.v[0] == 7 && l.v[15] == 7);
    assert(sum(t, m, l, s) == 2 + 1 + 6 + 7 + 65 - 2);
    return 0;
}
