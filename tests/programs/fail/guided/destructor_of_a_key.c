// Whether a destructor is called depends on what a thread has set, and that on another thread.
// expect: bug assertion line 11
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

atomic_int x = 1;
int data;
pthread_key_t key;
static void destroy(void *unused) { (void)unused; assert(0); }

static void *user(void *unused)
{
    if (!x)
        pthread_setspecific(key, &data);
    return unused;
}

int main(void)
{
    pthread_t t;
    pthread_key_create(&key, destroy);
    pthread_create(&t, NULL, user, NULL);
    x = 0;
    x = 1;
    pthread_join(t, NULL);
    return 0;
}
