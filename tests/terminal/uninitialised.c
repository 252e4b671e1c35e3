// The message is announced before it is written.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct message {
  int length;
};

static _Atomic(struct message *) box;

static void *sender(void *arg) {
  struct message *m = malloc(sizeof *m);
  box = m;
  m->length = 3;
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, sender, NULL);
  struct message *m = box;
  if (m && m->length == 0)
    abort();
  pthread_join(t, NULL);
  free(box);
}
