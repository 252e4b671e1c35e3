// `gmtime` keeps its result in one place for all threads.
// expect: bug assertion line 12
// args: --races off
#include <assert.h>
#include <pthread.h>
#include <time.h>

static void *worker(void *arg) {
    time_t when = *(time_t *)arg;
    struct tm *tm = gmtime(&when);
    // Each of them thinks that it is its own.
    assert(tm->tm_year == (when == 0 ? 70 : 100));
    return NULL;
}

int main(void) {
    pthread_t a, b;
    static time_t first = 0, second = 951782400;
    pthread_create(&a, NULL, worker, &first);
    pthread_create(&b, NULL, worker, &second);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
}
