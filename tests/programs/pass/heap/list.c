// A linked list that is built, reversed and freed, without a leak.
// expect: verified
#include <assert.h>
#include <stdlib.h>

struct node { int value; struct node *next; };

static struct node *push(struct node *list, int value) {
    struct node *n = malloc(sizeof *n);
    *n = (struct node){value, list};
    return n;
}

static struct node *reverse(struct node *list) {
    struct node *done = NULL;
    while (list) {
        struct node *next = list->next;
        list->next = done;
        done = list;
        list = next;
    }
    return done;
}

int main(void) {
    struct node *list = NULL;
    int expected = 0;
    for (int i = 0; i < 5; i++)
        list = push(list, i);
    list = reverse(list);
    while (list) {
        struct node *next = list->next;
        assert(list->value == expected++);
        free(list);
        list = next;
    }
    assert(expected == 5);
    return 0;
}
