// Flags that both see unset: mutual exclusion that excludes nobody.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_bool busy;
static atomic_int inside;

static void enter(void) {
  if (busy)
    return;
  busy = 1;
  if (atomic_fetch_add(&inside, 1) != 0)
    abort();
  atomic_fetch_sub(&inside, 1);
  busy = 0;
}

static void *worker(void *arg) {
  enter();
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  enter();
  pthread_join(t, NULL);
}
