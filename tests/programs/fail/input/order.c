// Who reads first gets the first number.
// expect: bug assertion line 21
// args: --stdin fail/input/pair.txt
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

static void *reader(void *to) {
    int c = getchar();
    *(int *)to = c == ' ' ? getchar() : c;
    return NULL;
}

int main(void) {
    pthread_t a, b;
    int first = 0, second = 0;
    pthread_create(&a, NULL, reader, &first);
    pthread_create(&b, NULL, reader, &second);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    assert(first != '2');
}
