// A member of a struct behind a null pointer: a small address that is not null itself.
// expect: bug null-pointer line 12
#include <stddef.h>

struct node { int value; struct node *next; };

int main(void) {
    struct node last = {1, NULL}, first = {2, &last};
    struct node *n = &first;
    while (n->next != NULL)
        n = n->next;
    return n->next->value;
}
