// The signal is sent before anybody waits, and nothing remembers it.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t filled = PTHREAD_COND_INITIALIZER;
static int items;

static void *producer(void *arg) {
  pthread_mutex_lock(&lock);
  items = 1;
  pthread_cond_signal(&filled);
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, producer, NULL);
  pthread_mutex_lock(&lock);
  int before = items;
  pthread_mutex_unlock(&lock);
  if (before == 0) {
    pthread_mutex_lock(&lock);
    pthread_cond_wait(&filled, &lock);
    pthread_mutex_unlock(&lock);
  }
  pthread_join(t, NULL);
}
