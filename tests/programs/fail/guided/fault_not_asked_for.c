// Whether an assertion fails, and so whether its thread can be joined, depends on orders that have no say in deadlocks.
// expect: bug assertion line 12
// args: --keep-going --races off
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

atomic_int x;
int y;

void write_two(void) { y = 2; }
void look(void) { int seen = y; assert(seen == 1); }

void *first(void *arg) { atomic_exchange(&x, 1); look(); return arg; }
void *second(void *arg) { __atomic_exchange_n(&y, 1, __ATOMIC_SEQ_CST); return arg; }
void *third(void *arg) { int seen = x; assert(seen != 2); write_two(); return arg; }

int main(void) {
  pthread_t a, b, c;
  pthread_create(&a, 0, first, 0);
  pthread_create(&b, 0, second, 0);
  pthread_create(&c, 0, third, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  pthread_join(c, 0);
  assert(y >= 1);
  return 0;
}
