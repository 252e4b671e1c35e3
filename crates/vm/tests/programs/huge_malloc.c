#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int main(void) {
    char *p = malloc(1ul << 40);
    p[0] = 1;
    return 0;
}
