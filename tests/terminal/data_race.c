// args: --races error
// One of the two ways to the counter forgets the lock.
#include <pthread.h>

struct stats {
  pthread_mutex_t lock;
  struct {
    long hits, misses;
  } cache;
};

static struct stats stats = {PTHREAD_MUTEX_INITIALIZER, {0, 0}};

static void hit(void) {
  pthread_mutex_lock(&stats.lock);
  stats.cache.hits++;
  pthread_mutex_unlock(&stats.lock);
}

static long report(void) {
  return stats.cache.hits;
}

static void *worker(void *arg) {
  hit();
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  long hits = report();
  pthread_join(t, NULL);
  return hits > 1;
}
