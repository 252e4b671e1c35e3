// Where an object is depends on how many its thread has made before. That matters to those who look at addresses as numbers, and
// to nobody else.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int noise, flag;
int main(void) {
    if (noise == 0)
        free(malloc(8));
    int *p = malloc(4), *q = malloc(4);
    noise++;
    if (p == q)
        flag = 1;
    assert(flag == 0);
    assert((uintptr_t)p % 16 == 0);
}
