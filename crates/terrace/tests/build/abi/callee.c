#include "types.h"

int64_t structs(small a, two_words b, three_words c) {
  return a.a + a.b * 10 + b.a * 100 + b.b * 1000 + c.a * 10000 + c.b * 100000 + c.c;
}
double floats(float z, floats3 a, doubles4 b) { return z + a.a * 2 + a.b * 3 + a.c * 4 + b.a * 5 + b.d * 6; }
floats3 gives_floats3(float x) { return (floats3){x, x + 1, x + 2}; }
doubles4 gives_doubles4(double x) { return (doubles4){x, x * 2, x * 3, x * 4}; }
two_words gives_two_words(int64_t x) { return (two_words){x, 7}; }
three_words gives_three_words(int64_t x) { return (three_words){x, x + 1, x + 2}; }
ints5 gives_ints5(int x) { return (ints5){{x, x + 1, x + 2, x + 3, x + 4}}; }
mixed gives_mixed(int a, mixed b) { return (mixed){b.c + a, b.d * a}; }
double takes_mixed(mixed a, ints5 b) { return a.c + a.d + b.a[0] + b.a[4] * 10; }
two_words after_seven(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g, two_words h, int64_t i) {
  return (two_words){h.a + a + i, h.b + g};
}
__int128 wide_after_seven(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g, __int128 h, int64_t i) {
  return h * i + g;
}
__int128 wides(int64_t a, __int128 b, wide c) { return a + b * c.a; }
float after_six(float a, float b, float c, float d, float e, float f, floats3 g, float h, floats2 i) {
  return g.a + g.b * 10 + g.c * 100 + h * 1000 + f + i.a * 3 + i.b * 7;
}
double after_eight(double a, double b, double c, double d, double e, double f, double g, double h, vector2 i, vector4 j,
                   floats2 k, small l) {
  return a + h + i[0] + i[1] * 10 + j[3] + j[0] * 3 + k.a * 5 + k.b * 7 + l.b;
}
vector2 vector(vector2 a) { return a + a; }
bool narrow(bool a, int8_t b, uint16_t c) { return a && b < 0 && c > 10; }
int8_t gives_narrow(int8_t a, int16_t b) { return a * 3 + b; }
uint16_t gives_unsigned(uint16_t a) { return a * 3; }
int64_t narrow_on_stack(int a, int b, int c, int d, int e, int f, int g, int h, int8_t i, int16_t j, int8_t k, bool l) {
  return a + h * 2 + i * 3 + j * 5 + k * 7 + l * 1000;
}
int variadic(int n, ...) {
  va_list list, again;
  va_start(list, n);
  int ints = 0;
  for (int i = 0; i < n; i++) ints += va_arg(list, int);
  va_copy(again, list);
  double doubles = va_arg(list, double);
  two_words two = va_arg(list, two_words);
  floats3 three = va_arg(list, floats3);
  three_words large = va_arg(list, three_words);
  for (int i = 0; i < 9; i++) doubles += va_arg(list, double) * (i + 1);
  int last = va_arg(list, int);
  va_end(list);
  double first = va_arg(again, double);
  va_end(again);
  return ints + doubles + two.a * 2 + two.b * 3 + three.a + three.c * 4 + large.c * 5 + last * 11 + first * 1000;
}
three_words variadic_in_memory(const char *kinds, ...) {
  va_list list;
  va_start(list, kinds);
  three_words sums = {0, 0, 9};
  for (; *kinds; kinds++) {
    if (*kinds == 'd') sums.a += va_arg(list, int);
    else sums.b += va_arg(list, double);
  }
  va_end(list);
  return sums;
}
int through(int (*f)(int, ...)) {
  return f(2, 1, 2, 4.0, (two_words){5, 6}, (floats3){1, 2, 3}, (three_words){1, 2, 3}, 1., 2., 3., 4., 5., 6., 7., 8., 9., 13);
}
vectors2 vectors(vectors2 a, vector4 b) { return (vectors2){a.b + b, a.a - b}; }
small_vectors2 small_vectors(vector2 a, small_vectors2 b) { return (small_vectors2){b.b + a, b.a - a}; }
__int128 wide_after_five(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, __int128 f, int64_t g) { return f - g; }
int64_t after_nine(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g, int64_t h, int64_t i, wide2 j) {
  return i + j.a + j.b;
}
int64_t packed_after_seven(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g, packed_wide h, int64_t i,
                           wide2 j, packed_wide k) {
  return g + h.a * 10 + i * 100 + j.a * 1000 + j.b * 10000 + k.a * 100000 + (int64_t)(k.a >> 64);
}
long double longs(int a, long double b, double c, long double d, int64_t e, int64_t f, int64_t g, int64_t h, int64_t i, int64_t j,
                  long double k, int l) {
  return a + b * 3 + c * 5 + d * 7 + e + f * 2 - g * h + i * j + k * 11 + l;
}
one_long gives_one_long(one_long a) { return (one_long){a.a + 1}; }
long_and_int gives_long_and_int(long_and_int a, long double b) { return (long_and_int){a.a - b, a.b + 1}; }
complex_long complex_longs(complex_long a, int b, complex_long c) {
  complex_long sum = a + c;
  __imag__ sum *= b;
  return sum;
}
int compare_longs(const void *a, const void *b) {
  const long double *x = a, *y = b;
  return (*x > *y) - (*x < *y);
}
long double variadic_longs(const char *kinds, ...) {
  va_list list;
  va_start(list, kinds);
  long double sum = 0;
  for (; *kinds; kinds++) {
    if (*kinds == 'd') sum += va_arg(list, int);
    else if (*kinds == 'f') sum += va_arg(list, double) * 3;
    else if (*kinds == 'L') sum += va_arg(list, long double) * 5;
    else {
      long_and_int both = va_arg(list, long_and_int);
      sum += both.a * both.b;
    }
  }
  va_end(list);
  return sum;
}
long double through_longs(long double (*f)(const char *, ...), one_long (*g)(one_long)) {
  return f("LdLfsL", 1.5L, 2, 3.5L, 4.5, (long_and_int){5.5L, 6}, 7.5L) + g((one_long){100}).a;
}

#ifdef __aarch64__
halves2 halves(halves2 a, _Float16 b) { return (halves2){a.b, a.a + b}; }
float halves_after_eight(double a, double b, double c, double d, double e, double f, double g, double h, halves2 i, _Float16 j) {
  return i.a + i.b * 10 + j * 100 + h;
}
#endif
