// The last one out frees the session, but who is last is decided too early.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct session {
  atomic_int users;
  _Atomic int id;
};

static int last_id;

static void leave(struct session *s) {
  if (atomic_fetch_sub(&s->users, 1) == 1)
    free(s);
}

static void *user(void *arg) {
  struct session *s = arg;
  leave(s);
  atomic_fetch_add(&s->id, 0);
  return NULL;
}

int main(void) {
  struct session *s = malloc(sizeof *s);
  atomic_init(&s->users, 2);
  s->id = 5;
  pthread_t t;
  pthread_create(&t, NULL, user, s);
  last_id = s->id;
  leave(s);
  pthread_join(t, NULL);
}
