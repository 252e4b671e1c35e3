// Writing past the end of a heap block, by an offset that another thread computes.
// expect: bug out-of-bounds line 11
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_int next;
static char *buffer;

static void append(char c) {
    buffer[atomic_fetch_add(&next, 1)] = c;
}

static void *worker(void *arg) { (void)arg; append('a'); append('b'); return NULL; }

int main(void) {
    pthread_t t;
    buffer = malloc(3);
    pthread_create(&t, NULL, worker, NULL);
    append('c');
    append('d');
    pthread_join(t, NULL);
    free(buffer);
    return 0;
}
