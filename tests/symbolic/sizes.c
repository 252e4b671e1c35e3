// One call of malloc that is asked for two sizes: each is an object of its own.
// expect: bug out-of-bounds
#include <pthread.h>
#include <stdlib.h>

static int large;
static int *data;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *wants_more(void *unused) {
    pthread_mutex_lock(&lock);
    large = 1;
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, wants_more, 0);
    pthread_mutex_lock(&lock);
    int count = 2;
    if (large) {
        count = 4;
        large = 0;
    }
    data = malloc(count * sizeof *data);
    pthread_mutex_unlock(&lock);
    for (int i = 0; i < 4; i++)
        data[i] = i;
    pthread_join(t, 0);
    free(data);
}
