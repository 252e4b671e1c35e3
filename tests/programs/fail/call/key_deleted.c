// Using a key of thread-specific data after its deletion.
// expect: bug invalid-call line 10
#include <pthread.h>
#include <stddef.h>

int main(void) {
    pthread_key_t key;
    pthread_key_create(&key, NULL);
    pthread_key_delete(key);
    pthread_setspecific(key, &key);
    return 0;
}
