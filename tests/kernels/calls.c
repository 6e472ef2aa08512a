#include <stdio.h>
__attribute__((noinline)) static long rotate(unsigned long x, long k) { return (long)((x << 3 | x >> 61) + (unsigned long)k); }
int main(void) {
    long x = 1;
    for (long i = 0; i < 40000000; i++) x = rotate((unsigned long)x, i);
    printf("%ld\n", x);
    return 0;
}
