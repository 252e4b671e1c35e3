// Figure 7: the write of another thread belongs to the slice.
#include <assert.h>
#include <pthread.h>
int a, other;
void *thread1(void *arg) {
    a = 0;
    other = 0;
    return arg;
}
void *thread2(void *arg) {
    a = 1;
    other = 1;
    if (a != 1)
        assert(0);
    return arg;
}
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, thread1, 0);
    pthread_create(&u, 0, thread2, 0);
}
