// The pointer is looked at twice, and taken away in between.
#include <pthread.h>
#include <stdatomic.h>

struct config {
  int width;
};

static struct config config = {80};
static _Atomic(struct config *) current = &config;

static void *reset(void *arg) {
  current = NULL;
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, reset, NULL);
  int width = current ? current->width : 0;
  pthread_join(t, NULL);
  return width;
}
