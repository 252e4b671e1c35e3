// Figure 6, with an assertion: which element main writes is known at run time only.
// args: --arg 7
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
int array[12], trace[12];
void *thread1(void *arg) {
    for (int i = 0; i < 6; ++i) {
        array[i] = array[i] + 1;
        trace[i] = i;
    }
    return arg;
}
int main(int argc, char *argv[]) {
    int idx = atoi(argv[1]) % 12;
    pthread_t t;
    pthread_create(&t, 0, thread1, 0);
    array[idx] = array[idx] + 1;
    trace[idx] = idx;
    assert(array[0] < 3);
}
