#include "aligned.h"

int main(void) {
  aligned32 b = {1.5}, i = {2.5};
  aligned64 k = {{3, 4, 5}};
  printf("%g\n", aligned(1, b, 3, 4, 5, 6, 7, 8, i, 9, k, 0.5));
  return 0;
}
