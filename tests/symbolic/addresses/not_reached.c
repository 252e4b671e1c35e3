// What would be refused, where no execution comes.
// expect: verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

static int first, second;
static atomic_int flag;

static void *sets(void *arg) {
    flag = 1;
    if (flag == 2)
        assert((uintptr_t)&first < (uintptr_t)arg);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, sets, &second);
    assert(flag < 2);
    pthread_join(t, 0);
}
