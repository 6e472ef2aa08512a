#include <stdio.h>
static int escape_time(double cr, double ci, int limit) {
    double zr = 0, zi = 0;
    int n = 0;
    while (zr * zr + zi * zi <= 4.0 && n < limit) {
        double next = zr * zr - zi * zi + cr;
        zi = zr * zi * 2.0 + ci;
        zr = next;
        n++;
    }
    return n;
}
int main(void) {
    int inside = 0;
    for (long y = 0; y < 400; y++)
        for (long x = 0; x < 400; x++)
            inside += escape_time(-2.0 + (double)x * 0.00625, -1.25 + (double)y * 0.00625, 300) == 300;
    printf("%d\n", inside);
    return 0;
}
