// A line is read in one step, and somebody could see it half read: nothing is verified.
// args: --races=off --stdin pass/input/pair.txt
// expect: incomplete copy-in-one-step
#include <pthread.h>
#include <stdio.h>

static char line[16];

static void *reads(void *arg) {
    fgets(line, sizeof line, stdin);
    return arg;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, reads, 0);
    char first = line[0], second = line[1];
    pthread_join(t, 0);
    return first != 0 && second == 0;
}
