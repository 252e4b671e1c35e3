// Between two sections each, both threads access a variable without the mutex. In either order of all sections of one thread before all
// of the other the mutex orders these accesses; but the sections have nothing to do with each other.
// args: --peek --races error
// expect: bug data-race line 20
#include <pthread.h>
#include <stddef.h>

int x, counts[4];
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void count(int *counter) {
    pthread_mutex_lock(&lock);
    (*counter)++;
    pthread_mutex_unlock(&lock);
}

void *work(void *arg) {
    int *mine = arg;
    count(&mine[0]);
    x++;
    count(&mine[1]);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, work, &counts[0]);
    pthread_create(&b, NULL, work, &counts[2]);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
