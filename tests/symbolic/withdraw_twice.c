// Looking at the balance and changing it are two critical sections.
// expect: bug assertion
#include <assert.h>
#include <pthread.h>

extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int balance = 100;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *withdraw(void *x) {
    int n = __VERIFIER_nondet_int();
    __VERIFIER_assume(n >= 0);
    pthread_mutex_lock(&m);
    if (balance >= n) {
        pthread_mutex_unlock(&m);
        pthread_mutex_lock(&m);
        balance -= n;
    }
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, withdraw, 0);
    pthread_create(&u, 0, withdraw, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(balance >= 0);
    return 0;
}
