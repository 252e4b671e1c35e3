// A compare-and-swap that comes after the end of its variable is a fault; if it comes before, it swaps nothing. `reads-from` took it for a
// write there.
// args: --keep-going --races off
// expect: bug use-after-free line 17
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

void *look(void *arg) {
    int found = *(int *)arg;
    (void)found;
    return NULL;
}

void *swap(void *arg) {
    int expected = 2;
    atomic_compare_exchange_strong((atomic_int *)arg, &expected, 2);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    {
        atomic_int v = 0;
        pthread_create(&a, NULL, look, &v);
        pthread_create(&b, NULL, swap, &v);
        pthread_join(a, NULL);
    }
    return 0;
}
