#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef float V __attribute__((vector_size(32)));
static void dot(const float *a, const float *b, V *sum) {
    V s = *sum;
    for (long i = 0; i < 8192; i += 8) {
        V x, y;
        memcpy(&x, a + i, 32);
        memcpy(&y, b + i, 32);
        s = s + x * y;
    }
    *sum = s;
}
int main(void) {
    float *a = malloc(8192 * 4), *b = malloc(8192 * 4);
    for (long i = 0; i < 8192; i++) a[i] = b[i] = (float)(int)(i & 7);
    V s = {0};
    for (int t = 0; t < 4000; t++) dot(a, b, &s);
    printf("( ");
    for (int i = 0; i < 8; i++) printf(i ? ", %g" : "%g", s[i]);
    printf(" )\n");
    free(a);
    free(b);
    return 0;
}
