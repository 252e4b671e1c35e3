#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int main(void) {
    char *p = malloc(3), *q = p;
    free(p);
    free(q);
    return 0;
}
