// More threads than there is room for columns.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int arrived, last_arrival;

static void *a_participant(void *arg) {
  last_arrival = ++arrived;
  return NULL;
}

int main(void) {
  pthread_t threads[6];
  for (int i = 0; i < 6; i++)
    pthread_create(&threads[i], NULL, a_participant, NULL);
  for (int i = 0; i < 6; i++)
    pthread_join(threads[i], NULL);
  assert(last_arrival == 6);
}
