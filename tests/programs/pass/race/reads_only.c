// Reads do not race with reads, and different bytes of one word do not race.
// args: --races=error
// expect: verified
#include <pthread.h>
#include <stddef.h>

static int constant = 5;
static struct { char a, b; } bytes;

static void *worker(void *arg) { (void)arg; bytes.a = (char)constant; return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    bytes.b = (char)constant;
    pthread_join(t, NULL);
    return bytes.a - bytes.b;
}
