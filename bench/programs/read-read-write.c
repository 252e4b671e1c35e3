// read-read-write: two readers look at a message that main writes meanwhile, and both note that they were there
// (ReadReadWrite of Assertion Guided, Table 2). No parameter. Verified: each reader sees the old message or the new one, and what they
// note has no say in that.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define OLD 1
#define NEW 2

atomic_int message = OLD;
atomic_int reads, last_seen;

static void *reader(void *unused) {
    int seen = atomic_load(&message);
    atomic_fetch_add(&reads, 1);
    atomic_store(&last_seen, seen);
    assert(seen == OLD || seen == NEW);
    return unused;
}

int main(void) {
    pthread_t first, second;
    pthread_create(&first, NULL, reader, NULL);
    pthread_create(&second, NULL, reader, NULL);
    atomic_store(&message, NEW);
    pthread_join(first, NULL);
    pthread_join(second, NULL);
    return 0;
}
