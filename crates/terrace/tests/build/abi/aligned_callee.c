#include "aligned.h"

float aligned(int a, aligned32 b, int c, int d, int e, int f, int g, int h, aligned32 i, int j, aligned64 k, double l) {
  if ((__UINTPTR_TYPE__)&b % 32 || (__UINTPTR_TYPE__)&i % 32 || (__UINTPTR_TYPE__)&k % 64) return -1;
  return a + b.x * 2 + h * 3 + i.x * 5 + j * 7 + k.x[0] * 11 + k.x[2] * 13 + l;
}
