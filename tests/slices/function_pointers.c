// Calls through pointers in a table: all that is in the table may be called, what is in another may not.
#include <assert.h>
#include <pthread.h>
int total, noise;
static void add(int n) { total += n; }
static void skip(int n) { noise += n; }
static void never(int n) { total -= n; }
static void (*const operations[])(int) = {add, skip};
static void (*const others[])(int) = {never};
void *worker(void *arg) {
    operations[1](2);
    void (*operation)(int) = operations[*(int *)arg];
    operation(3);
    return 0;
}
int main(void) {
    pthread_t t;
    int which = 0, unused = 1;
    pthread_create(&t, 0, worker, &which);
    pthread_join(t, 0);
    unused += (others[0] != 0);
    assert(total == 3);
}
