// Each waits in a loop for the other one to begin.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int left_ready, right_ready;

static void *left(void *arg) {
  while (!atomic_load(&right_ready))
    ;
  atomic_store(&left_ready, 1);
  return NULL;
}

static void *right(void *arg) {
  while (!atomic_load(&left_ready))
    ;
  atomic_store(&right_ready, 1);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, left, NULL);
  pthread_create(&b, NULL, right, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}
