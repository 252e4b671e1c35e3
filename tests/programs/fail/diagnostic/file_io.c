// Files are out of scope: nothing is opened behind the user's back.
// expect: error fopen
#include <stdio.h>

int main(void) {
    FILE *f = fopen("data.txt", "r");
    if (f)
        fclose(f);
    return 0;
}
