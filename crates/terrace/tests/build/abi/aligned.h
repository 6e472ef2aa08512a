// Arguments that are aligned to more than 16 on the stack.
typedef struct __attribute__((aligned(32))) { float x; } aligned32;
typedef struct __attribute__((aligned(64))) { int x[3]; } aligned64;

int printf(const char *, ...);
float aligned(int a, aligned32 b, int c, int d, int e, int f, int g, int h, aligned32 i, int j, aligned64 k, double l);
