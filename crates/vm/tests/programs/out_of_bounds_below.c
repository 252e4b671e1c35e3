#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int main(void) {
    int *a = malloc(16), *b = malloc(16);
    b[-1] = 3;
    return a[0];
}
