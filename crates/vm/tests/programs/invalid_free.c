#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int x[4];
int main(void) {
    free(x + 1);
    return 0;
}
