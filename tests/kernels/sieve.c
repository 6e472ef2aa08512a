#include <stdio.h>
#include <stdlib.h>
static long sieve(char *sieve, long n) {
    long count = 0;
    for (long i = 0; i < n; i++) sieve[i] = 1;
    for (long i = 2; i < n; i++)
        if (sieve[i] == 1) {
            for (long j = i * i; j < n; j += i) sieve[j] = 0;
            count++;
        }
    return count;
}
int main(void) {
    long n = 20000000;
    char *memory = malloc(n);
    printf("%ld\n", sieve(memory, n));
    free(memory);
    return 0;
}
