// The one who finds nothing to do unlocks what it has already unlocked.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int work = 1;

static void *worker(void *arg) {
  pthread_mutex_lock(&lock);
  int mine = work;
  work = 0;
  if (!mine)
    pthread_mutex_unlock(&lock);
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, worker, NULL);
  worker(NULL);
  pthread_join(t, NULL);
}
