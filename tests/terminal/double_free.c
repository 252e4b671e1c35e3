// Two threads clean up the same buffer.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(char *) buffer;

static void *cleaner(void *arg) {
  char *mine = buffer;
  if (mine) {
    free(mine);
    buffer = NULL;
  }
  return NULL;
}

int main(void) {
  buffer = malloc(16);
  pthread_t t;
  pthread_create(&t, NULL, cleaner, NULL);
  cleaner(NULL);
  pthread_join(t, NULL);
}
