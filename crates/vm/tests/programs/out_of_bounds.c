#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int a[4];
int main(void) {
    for (int i = 0; i <= 4; i++) a[i] = i;
    return 0;
}
