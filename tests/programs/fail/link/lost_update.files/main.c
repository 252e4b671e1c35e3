#include <assert.h>
#include <pthread.h>

int value(void);
void *(*start(void))(void *);
static int workers = 2;

int main(void) {
    pthread_t threads[2];
    int counter;
    for (counter = 0; counter < workers; counter++)
        pthread_create(&threads[counter], 0, start(), 0);
    for (counter = 0; counter < workers; counter++)
        pthread_join(threads[counter], 0);
    assert(value() == 2);
    return 0;
}
