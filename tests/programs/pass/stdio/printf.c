// What printf prints, for every common conversion, width, precision and flag.
// output: [42][-7][  42][00042][42  ][+42][2a][2A][0x2a][52][x][text][te][ text][3.50][1e+03][0.1][100%][-1][255][18446744073709551615]
// expect: verified
#include <stdio.h>

int main(void) {
    printf("[%d][%i][%4d][%05d][%-4d][%+d]", 42, -7, 42, 42, 42, 42);
    printf("[%x][%X][%#x][%o][%c]", 42, 42, 42, 42, 'x');
    printf("[%s][%.2s][%*s]", "text", "text", 5, "text");
    printf("[%.2f][%.0e][%g][100%%]", 3.5, 1000.0, 0.1);
    printf("[%hhd][%hhu][%llu]\n", (signed char)-1, (unsigned char)255, 18446744073709551615ull);
    return 0;
}
