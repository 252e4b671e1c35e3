// What a thread gets, and what it returns to those who join it.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
struct job { int input, output, id; };
void *worker(void *arg) {
    struct job *job = arg;
    job->output = job->input * 2;
    job->id++;
    int *result = malloc(sizeof *result);
    *result = job->input + 1;
    return result;
}
int main(void) {
    pthread_t t;
    struct job job = {1, 0, 7};
    void *result;
    job.input = 5;
    job.id = 8;
    pthread_create(&t, 0, worker, &job);
    pthread_join(t, &result);
    assert(*(int *)result == 6);
}
