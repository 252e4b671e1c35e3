// The first eight bytes of a semaphore are overwritten, perhaps while another thread waits for it. Only writes of more than
// a number counted as overwriting, and the algorithms that go by races called this verified.
// expect: bug lock-misuse line 23
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

static sem_t s;
static atomic_int x;

static void *waiter(void *arg) {
    x = 1;
    sem_wait(&s);
    return arg;
}

int main(void) {
    pthread_t t;
    sem_init(&s, 0, 0);
    pthread_create(&t, NULL, waiter, NULL);
    memset(&s, 0, 8);
    sem_post(&s);
    pthread_join(t, NULL);
    return 0;
}
