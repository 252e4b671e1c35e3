// Two threads join the same third one.
#include <pthread.h>

static pthread_t child;

static void *nothing(void *arg) {
  return NULL;
}

static void *joiner(void *arg) {
  pthread_join(child, NULL);
  return NULL;
}

int main(void) {
  pthread_create(&child, NULL, nothing, NULL);
  pthread_t a, b;
  pthread_create(&a, NULL, joiner, NULL);
  pthread_create(&b, NULL, joiner, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}
