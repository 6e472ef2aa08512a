// What a compiler's runtime calls when the processor has no instruction to round to bfloat16. Libraries of gcc before 13
// lack it, and so does lli.
#include <stdint.h>
#include <string.h>

__attribute__((weak)) __bf16 __truncsfbf2(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  if ((bits & 0x7fffffff) > 0x7f800000)
    bits |= 0x400000; // A quiet NaN.
  else
    bits += 0x7fff + ((bits >> 16) & 1); // To nearest, ties to even.
  uint16_t high = bits >> 16;
  __bf16 result;
  memcpy(&result, &high, sizeof result);
  return result;
}
