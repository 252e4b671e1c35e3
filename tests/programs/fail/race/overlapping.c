// A wide write and a narrow read of one of its bytes.
// args: --races=error
// expect: bug data-race
#include <pthread.h>
#include <stddef.h>

static union { long whole; char bytes[8]; } u;

static void *worker(void *arg) { u.whole = -1; return arg; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    char c = u.bytes[5];
    pthread_join(t, NULL);
    return c != 0 && c != -1;
}
