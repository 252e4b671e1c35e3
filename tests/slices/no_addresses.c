// Nobody looks at addresses as numbers, so it does not matter which objects were made before.
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

}
