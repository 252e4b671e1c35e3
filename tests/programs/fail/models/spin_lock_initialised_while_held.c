// A spin lock is initialised while another thread holds it.
// expect: bug lock-misuse line 19
#include <pthread.h>

pthread_spinlock_t lock;

void *locker(void *p)
{
    pthread_spin_lock(&lock);
    pthread_spin_unlock(&lock);
    return p;
}

int main(void)
{
    pthread_spin_init(&lock, 0);
    pthread_t t;
    pthread_create(&t, 0, locker, 0);
    pthread_spin_init(&lock, 0);
    pthread_join(t, 0);
}
