// A cache behind a read/write lock that is filled on demand, with strings built by snprintf.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static char cache[2][16]; static int filled[2]; static int computed;
static void lookup(int i, char *out) {
    pthread_rwlock_rdlock(&lock);
    if (filled[i]) { strcpy(out, cache[i]); pthread_rwlock_unlock(&lock); return; }
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_wrlock(&lock);
    if (!filled[i]) { snprintf(cache[i], sizeof cache[i], "item-%02d/%s", i, "x"); filled[i] = 1; computed++; }
    memcpy(out, cache[i], sizeof cache[i]);
    pthread_rwlock_unlock(&lock);
}
static void *worker(void *a) { char b[16]; lookup(0, b); assert(!strcmp(b, "item-00/x")); return a; }
int main(void) {
    pthread_t t[2];
    for (int i = 0; i < 2; i++) pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++) pthread_join(t[i], NULL);
    assert(computed == 1);
}
