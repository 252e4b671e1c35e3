// What is formatted is read byte by byte, too.
// expect: bug assertion line 20
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static char name[4] = "ab";

static void *other(void *arg) {
    memcpy(name, "xy", 3);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, other, 0);
    char text[8];
    snprintf(text, sizeof text, "%s", name);
    assert(strcmp(text, "xb") != 0);
    pthread_join(t, 0);
    return 0;
}
