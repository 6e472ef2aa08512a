#include <stdio.h>
#include <stdlib.h>
#define N 512
static void step(const float *a, float *b) {
    for (long i = 1; i < N - 1; i++)
        for (long j = 1; j < N - 1; j++) {
            float ns = a[(i - 1) * N + j] + a[(i + 1) * N + j], we = a[i * N + j - 1] + a[i * N + j + 1];
            b[i * N + j] = (ns + we) * 0.25f;
        }
}
int main(void) {
    float *a = malloc(sizeof(float) * N * N), *b = malloc(sizeof(float) * N * N);
    for (long i = 0; i < N; i++)
        for (long j = 0; j < N; j++) a[i * N + j] = b[i * N + j] = (float)(i * j & 63);
    for (int t = 0; t < 20; t++) {
        step(a, b);
        step(b, a);
    }
    printf("%g\n", a[100 * N + 300]);
    free(a);
    free(b);
    return 0;
}
