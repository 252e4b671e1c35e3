// A plain write that leaves what is there is still a write.
// expect: bug data-race
// args: --silent-writes --races error
#include <pthread.h>
#include <stdatomic.h>

atomic_int before;
int x;

void *writer(void *p)
{
    if (before)
        x = 0;
    return p;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, writer, 0);
    int seen = x;
    before = 1;
    seen += x;
    pthread_join(t, 0);
    return seen;
}
