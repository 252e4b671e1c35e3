// Scopes that are entered again: by loops, with continue and break, by goto, by switch.
// expect: verified
// output: 12 6 5 2
#include <assert.h>
#include <stdio.h>

static int *keep;

static int loops(void) {
    int sum = 0;
    for (int i = 0; i < 5; i++) {
        int pair[2] = {i, i + 1};
        keep = pair;
        if (i == 1)
            continue;
        if (i == 4)
            break;
        sum += keep[0] + keep[1];
    }
    return sum - 1;
}

static int backwards(void) {
    int turns = 0;
    int *before = 0;
again:;
    /* In C this variable lives as long as the block, whatever control does in it. */
    int value[2];
    if (before)
        assert(before == value && *before == turns);
    value[0] = ++turns;
    before = value;
    if (turns < 3)
        goto again;
    return turns * 2;
}

static int into(int where) {
    switch (where) {
        int inner[1];
    case 1:
        inner[0] = 4;
        keep = inner;
        /* fall through */
    case 2:
        inner[0] = where + 3;
        return inner[0] + (where == 1);
    }
    return 0;
}

static int nested(void) {
    int count = 0;
    for (int i = 0; i < 2; i++) {
        int outer[1] = {i};
        for (int j = 0; j < 2; j++) {
            int inner[1] = {j};
            int *pointers[2] = {outer, inner};
            count += *pointers[0] * *pointers[1];
        }
        keep = outer;
        count += *keep;
    }
    return count;
}

int main(void) {
    printf("%d %d %d %d\n", loops(), backwards(), into(1), nested());
    return 0;
}
