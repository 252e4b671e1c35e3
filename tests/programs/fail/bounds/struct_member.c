// Through a pointer to a struct, past the whole struct.
// expect: bug out-of-bounds line 12
#include <stdlib.h>

struct small { int a; };
struct large { int a, b, c; };

int main(void) {
    struct small *s = malloc(sizeof *s);
    struct large *l = (struct large *)s;
    l->a = 1;
    l->c = 3;
    free(s);
    return 0;
}
