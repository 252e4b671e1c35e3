// Nested structs, arrays of structs, assignment, and pointers into the middle.
// expect: verified
#include <assert.h>
#include <stddef.h>

struct point { short x, y; };
struct line { struct point from, to; char label[6]; };
struct drawing { int count; struct line lines[3]; };

static struct drawing drawing = {2, {{{1, 2}, {3, 4}, "first"}, {{5, 6}, {7, 8}, "two"}}};

int main(void) {
    struct drawing copy = drawing;
    struct line *l = &copy.lines[1];
    assert(copy.count == 2 && l->to.y == 8 && l->label[2] == 'o' && l->label[3] == 0);
    l->from = copy.lines[0].to;
    assert(copy.lines[1].from.x == 3 && drawing.lines[1].from.x == 5);
    copy.lines[2] = *l;
    short *y = &copy.lines[2].from.y;
    *y = 40;
    assert(copy.lines[2].from.y == 40 && l->from.y == 4);
    assert(offsetof(struct line, label) == 8 && sizeof(struct line) == 14 && sizeof copy == 48);
    assert(drawing.lines[2].label[0] == 0);
    return 0;
}
