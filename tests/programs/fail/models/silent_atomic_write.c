// The store to flag leaves what is there, but the load that finds it synchronises with it or not, depending on which comes
// first. (With --silent-writes that order was not explored, and the race not seen.)
// expect: bug data-race
// args: --silent-writes --races error
#include <pthread.h>
#include <stdatomic.h>

atomic_int flag;
int x;

void *writer(void *p)
{
    x = 1;
    flag = 0;
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    int seen = flag;
    x = 2 + seen;
    pthread_join(t, 0);
}
