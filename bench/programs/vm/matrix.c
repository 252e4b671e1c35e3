// matrix: the product of two square matrices of doubles. Address arithmetic and floating point in a triple loop.
#include <stdio.h>

// No fused multiply-add: LLVM's interpreter does not know the intrinsic.
#pragma STDC FP_CONTRACT OFF

#ifndef SIZE
#define SIZE 96
#endif

static double a[SIZE][SIZE], b[SIZE][SIZE], c[SIZE][SIZE];

int main(void) {
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++) {
            a[i][j] = (double)((i * 7 + j * 3) % 11) - 5.0;
            b[i][j] = (double)((i * 5 + j * 13) % 17) * 0.25;
        }
    for (int i = 0; i < SIZE; i++)
        for (int j = 0; j < SIZE; j++) {
            double sum = 0.0;
            for (int k = 0; k < SIZE; k++)
                sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
    double trace = 0.0;
    for (int i = 0; i < SIZE; i++)
        trace += c[i][i] * (i + 1);
    printf("%.2f\n", trace);
    return 0;
}
