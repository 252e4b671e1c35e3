// malloc, calloc, realloc, free and free of null.
// expect: verified
#include <assert.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    int *v = malloc(4 * sizeof *v), *z = calloc(3, sizeof *z);
    assert(v && z && v != z && z[0] == 0 && z[2] == 0);
    for (int i = 0; i < 4; i++)
        v[i] = i * i;
    v = realloc(v, 100 * sizeof *v);
    assert(v[3] == 9);
    v[99] = 1;
    v = realloc(v, 2 * sizeof *v);
    assert(v[1] == 1);
    free(v);
    free(z);
    free(NULL);
    char *s = realloc(NULL, 3);
    strcpy(s, "ok");
    char *d = strdup(s);
    assert(strcmp(d, "ok") == 0);
    free(s);
    free(d);
    return 0;
}
