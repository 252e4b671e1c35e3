// expect: verified
// count: 24
// Four threads race, and the one that comes first has forty children: an execution has 45 threads, and all executions
// together have 165.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#define RACERS 4
#define CHILDREN 40

static atomic_int taken;

static void *child(void *argument)
{
    return argument;
}

static void *racer(void *argument)
{
    pthread_t children[CHILDREN];
    if (atomic_exchange(&taken, 1) != 0)
        return NULL;
    for (int i = 0; i < CHILDREN; i++)
        pthread_create(&children[i], NULL, child, argument);
    for (int i = 0; i < CHILDREN; i++)
        pthread_join(children[i], NULL);
    return NULL;
}

int main(void)
{
    pthread_t racers[RACERS];
    for (int i = 0; i < RACERS; i++)
        pthread_create(&racers[i], NULL, racer, NULL);
    for (int i = 0; i < RACERS; i++)
        pthread_join(racers[i], NULL);
    return 0;
}
