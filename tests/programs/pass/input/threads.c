// Two threads read: each number goes to one of them, and reading is no data race.
// expect: verified
// args: --stdin pass/input/pair.txt
// count: 2
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static void *reader(void *to) {
    scanf("%d", (int *)to);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    int first = 0, second = 0;
    pthread_create(&a, NULL, reader, &first);
    pthread_create(&b, NULL, reader, &second);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(first + second == 3 && first != second);
}
