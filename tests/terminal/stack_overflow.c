// The limit is read before it is set to something sensible.
#include <pthread.h>
#include <stdatomic.h>

static atomic_int levels = -1;

static int down(int level, int last) {
  return level == last ? level : down(level + 1, last) + 1;
}

static void *configure(void *arg) {
  levels = 3;
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, configure, NULL);
  int reached = down(0, levels);
  pthread_join(t, NULL);
  return reached < 0;
}
