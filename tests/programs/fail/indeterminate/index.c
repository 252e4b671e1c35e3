// An indeterminate value as a switch value.
// expect: bug indeterminate-value line 12
#include <stdlib.h>

struct message { int kind, length; };

int main(void) {
    struct message *m = malloc(sizeof *m), copy;
    m->length = 4;
    copy = *m;
    free(m);
    switch (copy.kind) {
    case 1: return 1;
    case 2: return 2;
    default: return 0;
    }
}
