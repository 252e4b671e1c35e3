// The average is taken of a list that another thread has just emptied.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int sum = 12, count = 3;

static void *clear(void *arg) {
  count = 0;
  sum = 0;
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, clear, NULL);
  int average = count > 0 ? sum / count : 0;
  pthread_join(t, NULL);
  return average > 4;
}
