// A thread gives up by a jump and releases its lock behind it.
// expect: verified
// count: 2
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance = 10, failed;

static void take(jmp_buf *out, int amount) {
    if (balance < amount)
        longjmp(*out, 1);
    balance -= amount;
}

static void *worker(void *arg) {
    jmp_buf out;
    pthread_mutex_lock(&lock);
    if (setjmp(out) == 0)
        take(&out, 7);
    else
        failed++;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, worker, NULL);
    pthread_create(&b, NULL, worker, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(balance == 3 && failed == 1);
}
