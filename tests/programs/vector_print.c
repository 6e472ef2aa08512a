/* What vector.print calls, which MLIR's runtime has. */
#include <stdint.h>
#include <stdio.h>

void printI64(int64_t value) { printf("%lld", (long long)value); }
void printU64(uint64_t value) { printf("%llu", (unsigned long long)value); }
void printF32(float value) { printf("%g", value); }
void printF64(double value) { printf("%g", value); }
void printString(const char *text) { fputs(text, stdout); }
void printOpen(void) { fputs("( ", stdout); }
void printClose(void) { fputs(" )", stdout); }
void printComma(void) { fputs(", ", stdout); }
void printNewline(void) { fputs("\n", stdout); }
