// Processes are out of scope.
// expect: error fork
#include <unistd.h>

int main(void) { return fork() == 0; }
