// A once object is assigned while its call runs and another thread may be waiting for the end of the call.
// expect: bug lock-misuse
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;

void routine(void)
{
    once = PTHREAD_ONCE_INIT;
}

void *caller(void *p)
{
    pthread_once(&once, routine);
    return p;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, caller, 0);
    pthread_create(&b, 0, caller, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
}
