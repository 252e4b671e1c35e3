// Two accounts are locked in two orders.
#include <pthread.h>

struct account {
  pthread_mutex_t lock;
  int money;
};

static struct account ann = {PTHREAD_MUTEX_INITIALIZER, 10};
static struct account bob = {PTHREAD_MUTEX_INITIALIZER, 10};

static void move(struct account *from, struct account *to, int amount) {
  pthread_mutex_lock(&from->lock);
  pthread_mutex_lock(&to->lock);
  from->money -= amount;
  to->money += amount;
  pthread_mutex_unlock(&to->lock);
  pthread_mutex_unlock(&from->lock);
}

static void *pay(void *arg) {
  move(&ann, &bob, 3);
  return NULL;
}

static void *pay_back(void *arg) {
  move(&bob, &ann, 3);
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, pay, NULL);
  pthread_create(&b, NULL, pay_back, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
}
