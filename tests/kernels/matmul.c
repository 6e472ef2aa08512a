#include <stdio.h>
#include <stdlib.h>
#define N 384
static void fill(double *m, double scale) {
    for (long i = 0; i < N; i++)
        for (long j = 0; j < N; j++) m[i * N + j] = (double)(i + j) * scale;
}
static void matmul(const double *a, const double *b, double *c) {
    for (long i = 0; i < N; i++) {
        for (long j = 0; j < N; j++) c[i * N + j] = 0;
        for (long k = 0; k < N; k++) {
            double x = a[i * N + k];
            for (long j = 0; j < N; j++) c[i * N + j] = c[i * N + j] + x * b[k * N + j];
        }
    }
}
int main(void) {
    double *a = malloc(sizeof(double) * N * N), *b = malloc(sizeof(double) * N * N), *c = malloc(sizeof(double) * N * N);
    fill(a, 0.3333333333333333);
    fill(b, 0.2);
    matmul(a, b, c);
    printf("%g\n", c[7 * N + 200]);
    free(a);
    free(b);
    free(c);
    return 0;
}
