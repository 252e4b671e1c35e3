// A call through a null function pointer.
// expect: bug null-pointer line 6
static void (*handler)(int);

int main(void) {
    handler(1);
    return 0;
}
