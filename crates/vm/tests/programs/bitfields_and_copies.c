#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
struct s { unsigned a : 3, b : 5; char pad; struct { int x; long y; } in; };
int main(void) {
    struct s *p = malloc(sizeof *p);
    p->a = 5;
    p->b = 9;
    p->in.x = 1;
    struct s q = *p;
    assert(q.a == 5 && q.b == 9 && q.in.x == 1);
    return 0;
}
