// account: a deposit, a withdrawal and an audit of one account, each a thread with one critical section under the same mutex
// (AccountBad of Assertion Guided, Table 2). No parameter. The audit expects that a deposit takes money away, so the assertion
// fails when it comes last. All six orders of the critical sections are there, and two of them fail.
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#define OPENED_WITH 100
#define DEPOSITED 30
#define WITHDRAWN 50

pthread_mutex_t account = PTHREAD_MUTEX_INITIALIZER;
int balance;
bool deposited, withdrawn;

static void *deposit(void *unused) {
    pthread_mutex_lock(&account);
    balance += DEPOSITED;
    deposited = true;
    pthread_mutex_unlock(&account);
    return unused;
}

static void *withdraw(void *unused) {
    pthread_mutex_lock(&account);
    balance -= WITHDRAWN;
    withdrawn = true;
    pthread_mutex_unlock(&account);
    return unused;
}

static void *check_result(void *unused) {
    pthread_mutex_lock(&account);
    if (deposited && withdrawn)
        assert(balance == OPENED_WITH - DEPOSITED - WITHDRAWN);
    pthread_mutex_unlock(&account);
    return unused;
}

int main(void) {
    balance = OPENED_WITH;
    pthread_t t[3];
    pthread_create(&t[0], NULL, deposit, NULL);
    pthread_create(&t[1], NULL, withdraw, NULL);
    pthread_create(&t[2], NULL, check_result, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
