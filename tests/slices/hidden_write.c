// The write through `p` happens only if `mode` was seen to be 2, and then it aliases `x`. A search that ignored the order of the
// accesses to `mode`, because no execution has shown the alias yet, would never see it: `mode` has to be in the slice.
#include <assert.h>
#include <pthread.h>
int x, y, mode, statistics;
void *setter(void *arg) {
    mode = 1;
    mode = 2;
    mode = 1;
    statistics++;
    return arg;
}
void *writer(void *arg) {
    int *p = &y;
    if (mode == 2)
        p = &x;
    *p = 1;
    statistics++;
    return arg;
}
int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, setter, 0);
    pthread_create(&u, 0, writer, 0);
    assert(x == 0);
}
