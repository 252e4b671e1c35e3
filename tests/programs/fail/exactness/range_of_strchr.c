// How far `strchr` reads depends on what it reads: the last letter is found when T2 comes first.
// `reads-from` predicted it from the values of another execution, and said verified.
// args: --races=off --copies=whole
// expect: bug assertion line 31
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <string.h>

static char s[8] = "abc";
static char *found;

static void *t1(void *arg) {
    (void)arg;
    s[1] = 0;
    return NULL;
}

static void *t2(void *arg) {
    (void)arg;
    found = strchr(s, 'c');
    return NULL;
}

int main(void) {
    pthread_t t[2];
    pthread_create(&t[0], NULL, t1, NULL);
    pthread_create(&t[1], NULL, t2, NULL);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    assert(found == NULL);
    return 0;
}
