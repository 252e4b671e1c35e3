// Figure 9: the writes of two threads, and main, which reads when both are over.
#include <assert.h>
#include <pthread.h>
int a = 0, done;
void *t1_main(void *arg) {
    a = 7;
    a = 6;
    done++;
    return arg;
}
void *t2_main(void *arg) {
    a = 0;
    a = 1;
    done++;
    return arg;
}
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, t1_main, 0);
    pthread_create(&u, 0, t2_main, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(a != 7);
    return 0;
}
