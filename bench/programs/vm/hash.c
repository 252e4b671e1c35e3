// hash: FNV-1a and a xorshift generator over a 64 KiB buffer, again and again. Bytes, 64-bit multiplication, shifts.
#include <stdint.h>
#include <stdio.h>

#ifndef ROUNDS
#define ROUNDS 8
#endif
#define SIZE 65536

static uint8_t buffer[SIZE];

static uint64_t next_random(uint64_t *state) {
    uint64_t s = *state;
    s ^= s << 13;
    s ^= s >> 7;
    s ^= s << 17;
    *state = s;
    return s;
}

static uint64_t fnv1a(const uint8_t *data, uint32_t size) {
    uint64_t hash = 0xcbf29ce484222325u;
    for (uint32_t i = 0; i < size; i++) {
        hash ^= data[i];
        hash *= 0x100000001b3u;
    }
    return hash;
}

int main(void) {
    uint64_t state = 88172645463325252u, sum = 0;
    for (int round = 0; round < ROUNDS; round++) {
        for (uint32_t i = 0; i < SIZE; i++)
            buffer[i] = (uint8_t)(next_random(&state) >> 32);
        sum = (sum << 1 | sum >> 63) ^ fnv1a(buffer, SIZE);
    }
    printf("%016llx\n", (unsigned long long)sum);
    return 0;
}
