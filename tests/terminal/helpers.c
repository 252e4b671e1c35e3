// The steps are in a header; who called them is in this file.
#include "spinlock.h"
#include <assert.h>
#include <pthread.h>

static struct spinlock lock;
static atomic_int inside;

static void *worker(void *arg) {
  spin_lock(&lock);
  assert(atomic_fetch_add(&inside, 1) == 0);
  atomic_fetch_sub(&inside, 1);
  spin_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  worker(NULL);
  pthread_join(t, NULL);
}
