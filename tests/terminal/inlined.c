// Code that was inlined has the call, code of a macro the place where it is used.
#include <assert.h>
#include <pthread.h>

static int steps;

#define STEP(counter) \
  do { \
    int before = (counter); \
    (counter) = before + 1; \
  } while (0)

static inline __attribute__((always_inline)) void step(int *counter) {
  int before = *counter;
  *counter = before + 1;
}

static void *walker(void *arg) {
  step(&steps);
  STEP(steps);
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, walker, NULL);
  walker(NULL);
  pthread_join(t, NULL);
  assert(steps == 4);
}
