// How far `strtol` reads depends on what it reads: all digits count when T2 comes first.
// `reads-from` predicted it from the values of another execution, and said verified.
// args: --races=off --copies=whole
// expect: bug assertion line 32
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>

static char s[8] = "123";
static long n;
static char *end;

static void *t1(void *arg) {
    (void)arg;
    s[1] = 'x';
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    n = strtol(s, &end, 10);
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    assert(n == 1 && end == s + 1);
    return 0;
}
