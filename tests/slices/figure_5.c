// Figure 5: values go through a call.
#include <assert.h>
int add(int a, int b) {
    return a + b;
}
int unused(int a) {
    return a;
}
int main(void) {
    int sum = 0, i = 1, other = 2;
    sum = add(sum, i);
    other = other + i;
    if (sum != 1)
        assert(0);
}
