#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int main(void) {
    int *p = malloc(8);
    p[0] = 1;
    int copy = p[1];
    p[0] = copy;
    if (p[1] > 3) return 1;
    return 0;
}
