// The pointer has moved on by the time it is freed.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(int *) cursor;

static void *advance(void *arg) {
  cursor = cursor + 1;
  return NULL;
}

int main(void) {
  cursor = malloc(4 * sizeof(int));
  pthread_t t;
  pthread_create(&t, NULL, advance, NULL);
  free(cursor);
  pthread_join(t, NULL);
}
