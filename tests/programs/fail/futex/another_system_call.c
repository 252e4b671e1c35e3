// Only futex is modelled.
// expect: incomplete unsupported
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    return (int)syscall(SYS_getpid);
}
