// A look at a semaphore's value that came before a wait in the first execution: of the two classes in which it comes after
// the wait, reads-from missed the one in which the wait comes before the post.
// expect: verified
// count: 3
#include <pthread.h>
#include <semaphore.h>

sem_t places;
pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;

static void *waiter(void *argument)
{
    (void)argument;
    pthread_rwlock_wrlock(&lock);
    sem_wait(&places);
    return 0;
}

static void *poster(void *argument)
{
    (void)argument;
    int value;
    sem_post(&places);
    sem_getvalue(&places, &value);
    return 0;
}

int main(void)
{
    pthread_t a, b;
    sem_init(&places, 0, 1);
    pthread_create(&a, 0, waiter, 0);
    pthread_create(&b, 0, poster, 0);
    return 0;
}
