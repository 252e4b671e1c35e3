// A string is copied while another one is put in its place, byte by byte.
// expect: bug assertion line 19
#include <assert.h>
#include <pthread.h>
#include <string.h>

static char name[8] = "abc";

static void *other(void *arg) {
    strcpy(name, "xyz");
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    char copy[8];
    strcpy(copy, name);
    assert(strcmp(copy, "abc") == 0 || strcmp(copy, "xyz") == 0);
    pthread_join(t, 0);
    return 0;
}
