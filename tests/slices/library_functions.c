// Library functions that copy, read and print.
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
char name[16], copy[16], line[32];
int seen;
void *worker(void *arg) {
    strcpy(name, "raddle");
    memcpy(copy, name, sizeof copy);
    snprintf(line, sizeof line, "%s!", name);
    printf("%s\n", line);
    seen++;
    return arg;
}
int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    printf("%d\n", seen);
    assert(strlen(copy) == 6);
}
