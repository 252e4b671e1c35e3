// strtok keeps its state in one place for all threads.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <string.h>

static void *worker(void *arg) {
    char words[] = "a b";
    strtok(words, " ");
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    worker(NULL);
    pthread_join(t, NULL);
    return 0;
}
