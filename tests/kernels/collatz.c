#include <stdio.h>
static long length(unsigned long n) {
    long k = 1;
    while (n != 1) {
        n = n & 1 ? n * 3 + 1 : n >> 1;
        k++;
    }
    return k;
}
int main(void) {
    long longest = 0;
    for (unsigned long i = 1; i < 300000; i++) {
        long k = length(i);
        longest = longest > k ? longest : k;
    }
    printf("%ld\n", longest);
    return 0;
}
