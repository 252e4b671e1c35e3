// Both see room for one more, and both take it.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct log {
  atomic_int length;
  int entries[2];
};

static struct log *the_log;

static void *writer(void *arg) {
  if (atomic_load(&the_log->length) < 2) {
    int at = atomic_fetch_add(&the_log->length, 1);
    the_log->entries[at] = 7;
  }
  return NULL;
}

int main(void) {
  the_log = calloc(1, sizeof *the_log);
  atomic_store(&the_log->length, 1);
  pthread_t a, b;
  pthread_create(&a, NULL, writer, NULL);
  pthread_create(&b, NULL, writer, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  free(the_log);
}
