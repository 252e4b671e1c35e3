// A struct copy made of several accesses can be seen half done by one that reads it member by member.
// args: --races=off
// expect: bug assertion line 21
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

static struct { int a, b; } pair;

static void *writer(void *arg) {
    (void)arg;
    pair.a = 1;
    pair.b = 1;
    return NULL;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    int a = pair.a, b = pair.b;
    assert(a == b);
    return 0;
}
