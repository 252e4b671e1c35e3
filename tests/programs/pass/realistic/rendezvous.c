// Two threads meet by semaphores; a third looks at a semaphore's value meanwhile, which is no data race.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>
static sem_t a, b; static int x, y;
static void *p(void *v) { x = 1; sem_post(&a); sem_wait(&b); assert(y == 1); return v; }
static void *q(void *v) { y = 1; sem_post(&b); sem_wait(&a); assert(x == 1); return v; }
int main(void) {
    pthread_t t, u; int n; sem_init(&a, 0, 0); sem_init(&b, 0, 0);
    pthread_create(&t, 0, p, 0); pthread_create(&u, 0, q, 0);
    sem_getvalue(&a, &n); assert(n == 0 || n == 1);
    pthread_join(t, 0); pthread_join(u, 0); sem_getvalue(&a, &n); assert(n == 0);
    sem_destroy(&a); sem_destroy(&b);
}
