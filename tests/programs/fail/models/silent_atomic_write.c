// The store to flag leaves what is there, but whether the load synchronises with it depends on which comes first.
// (With --silent-writes the other order was not explored, and the race not seen.)
// expect: bug data-race
// args: --silent-writes --races error
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag;
int x;

void *reader(void *p)
{
    int seen = flag;
    x = 2 + seen;
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, reader, 0);
    x = 1;
    flag = 0;
    pthread_join(t, 0);
}
