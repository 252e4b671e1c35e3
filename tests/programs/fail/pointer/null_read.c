// The pointer is null if the reader comes first.
// expect: bug null-pointer line 15
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

static int object = 3;
static int *_Atomic shared;

static void *writer(void *arg) { (void)arg; atomic_store(&shared, &object); return NULL; }

int main(void) {
    pthread_t t;
    pthread_create(&t, NULL, writer, NULL);
    int v = *atomic_load(&shared);
    return v - v;
}
