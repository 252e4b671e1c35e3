// In which parts a structure is copied shows only if everything is looked at: the other thread reads a half word of it to no effect.
// expect: bug assertion line 15
// args: --races off
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#define WHOLE 0x100000001

struct pair { long large; int small; } from, to;
int copy;

static void *reader(void *unused) {
    long found = to.large;
    assert(found == 0 || found == WHOLE);
    copy = to.small;
    return unused;
}

int main(void)
{
    pthread_t t;
    from.large = WHOLE;
    pthread_create(&t, NULL, reader, NULL);
    to = from;
    pthread_join(t, NULL);
    return 0;
}
