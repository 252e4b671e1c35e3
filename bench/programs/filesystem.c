// filesystem(N): threads allocate a disk block each to their inode, under one mutex per inode and per block
// (Flanagan and Godefroid). Up to 13 threads never meet.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#ifndef N
#define N 14
#endif
#define INODES 32
#define BLOCKS 26

pthread_mutex_t inode_lock[INODES], block_lock[BLOCKS];
atomic_int inode[INODES], busy[BLOCKS];

static void *allocate(void *arg) {
    int i = (int)(intptr_t)arg % INODES;
    pthread_mutex_lock(&inode_lock[i]);
    if (atomic_load(&inode[i]) == 0) {
        int b = 2 * i % BLOCKS;
        for (;;) {
            pthread_mutex_lock(&block_lock[b]);
            if (atomic_load(&busy[b]) == 0) {
                atomic_store(&busy[b], 1);
                atomic_store(&inode[i], b + 1);
                pthread_mutex_unlock(&block_lock[b]);
                break;
            }
            pthread_mutex_unlock(&block_lock[b]);
            b = (b + 1) % BLOCKS;
        }
    }
    pthread_mutex_unlock(&inode_lock[i]);
    return NULL;
}

int main(void) {
    pthread_t t[N];
    for (intptr_t i = 0; i < N; i++)
        pthread_create(&t[i], NULL, allocate, (void *)i);
    return 0;
}
