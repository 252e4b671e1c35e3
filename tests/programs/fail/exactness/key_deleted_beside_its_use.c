// A key that is deleted while others still use it.
// expect: bug invalid-call line 10
#include <pthread.h>
#include <stddef.h>

pthread_key_t key;
int data;

void *use(void *arg) {
    return pthread_getspecific(key) == arg ? &data : NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_key_create(&key, NULL);
    pthread_create(&a, NULL, use, NULL);
    pthread_create(&b, NULL, use, &data);
    pthread_join(a, NULL);
    pthread_key_delete(key);
    pthread_join(b, NULL);
    return 0;
}
