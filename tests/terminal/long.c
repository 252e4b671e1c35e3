// args: --algorithm random --seed 1 --max-executions 200
// Ten thousand steps, of which a few matter.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int work[4];
static atomic_int balance;

static void *worker(void *arg) {
  for (int i = 0; i < 5000; i++)
    work[i % 4] += i;
  int seen = balance;
  balance = seen + 1;
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, worker, NULL);
  pthread_create(&b, NULL, worker, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(balance == 2);
}
