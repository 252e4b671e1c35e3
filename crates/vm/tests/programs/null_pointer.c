#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
struct s { int a, b; } *p;
int main(void) { return p->b; }
