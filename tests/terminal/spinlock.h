// A lock that looks before it takes, and does not look again.
#include <stdatomic.h>

struct spinlock {
  atomic_int taken;
};

static inline int is_free(struct spinlock *l) {
  return atomic_load_explicit(&l->taken, memory_order_seq_cst) == 0;
}

static inline void spin_lock(struct spinlock *l) {
  while (!is_free(l))
    ;
  atomic_store(&l->taken, 1);
}

static inline void spin_unlock(struct spinlock *l) {
  atomic_store(&l->taken, 0);
}
