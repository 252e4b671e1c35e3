// One of two waiters has been woken when the condition variable is destroyed: the other one still waits.
// expect: bug lock-misuse line 31
// args: --allow-deadlock
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
int waiting;

void *waiter(void *p)
{
    pthread_mutex_lock(&lock);
    waiting++;
    pthread_cond_wait(&changed, &lock);
    pthread_mutex_unlock(&lock);
    return p;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, waiter, 0);
    pthread_create(&b, 0, waiter, 0);
    pthread_mutex_lock(&lock);
    if (waiting != 2) {
        pthread_mutex_unlock(&lock);
        return 0;
    }
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    pthread_cond_destroy(&changed);
}
