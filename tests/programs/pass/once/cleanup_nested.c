// pthread_exit deep inside nested cleanup handlers, one of which unlocks a mutex and others free memory.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; static int n;
static void unlock(void *p) { pthread_mutex_unlock(p); }
static void deep(int k) { int pad[4] = {k}; void *b = malloc(8); pthread_cleanup_push(free, b); if (k == 0) pthread_exit((void *)7); deep(k - 1); pthread_cleanup_pop(1); n += pad[0]; }
static void *w(void *a) { pthread_mutex_lock(&m); pthread_cleanup_push(unlock, &m); n++; if (a) deep(2); pthread_cleanup_pop(1); return 0; }
int main(void) {
    pthread_t t[2]; void *r; for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, w, (void *)i);
    pthread_join(t[0], &r); assert(!r); pthread_join(t[1], &r); assert(r == (void *)7);
    pthread_mutex_lock(&m); assert(n == 2); pthread_mutex_unlock(&m);
}
