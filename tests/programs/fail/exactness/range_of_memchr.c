// How far `memchr` reads depends on what it reads: the letter is where it was when T2 comes first.
// `reads-from` predicted it from the values of another execution, and said verified.
// args: --races=off
// expect: bug assertion line 31
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

static char s[8] = "abc";
static char *found;

static void *t1(void *arg) {
    (void)arg;
    s[0] = 'c';
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    found = memchr(s, 'c', 4);
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    assert(found == s);
    return 0;
}
