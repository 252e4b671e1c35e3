// Two increments that are not atomic: one is lost.
#include <assert.h>
#include <pthread.h>

static int counter;

static void *worker(void *arg) {
  int seen = counter;
  counter = seen + 1;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 2);
}
