#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>
#include <errno.h>
int main(void) {
    for (volatile int i = 0;; i++)
        ;
}
