// Two transfers in opposite directions, each locking its own account first.
#include <pthread.h>

struct account {
    pthread_mutex_t lock;
    long balance;
};

static struct account alice = {PTHREAD_MUTEX_INITIALIZER, 100};
static struct account bob = {PTHREAD_MUTEX_INITIALIZER, 100};

static void transfer(struct account *from, struct account *to, long amount) {
    pthread_mutex_lock(&from->lock);
    pthread_mutex_lock(&to->lock);
    from->balance -= amount;
    to->balance += amount;
    pthread_mutex_unlock(&to->lock);
    pthread_mutex_unlock(&from->lock);
}

static void *back(void *unused) {
    (void)unused;
    transfer(&bob, &alice, 20);
    return 0;
}

int main(void) {
    pthread_t other;
    pthread_create(&other, 0, back, 0);
    transfer(&alice, &bob, 10);
    pthread_join(other, 0);
}
