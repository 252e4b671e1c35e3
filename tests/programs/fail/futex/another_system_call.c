// Few system calls are modelled.
// expect: incomplete unsupported
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    return (int)syscall(SYS_getuid);
}
