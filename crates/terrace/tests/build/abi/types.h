// Functions with arguments and results of every kind that C passes in its own way.
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

int printf(const char *, ...);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
long double strtold(const char *, char **);
long double fabsl(long double);

typedef struct { int8_t a; int16_t b; } small;
typedef struct { int64_t a; int32_t b; } two_words;
typedef struct { int64_t a, b, c; } three_words;
typedef struct { float a, b; } floats2;
typedef struct { float a, b, c; } floats3;
typedef struct { double a, b, c, d; } doubles4;
typedef struct { __int128 a; } wide;
typedef struct { __int128 a; int b; } wide2;
typedef struct __attribute__((packed)) { __int128 a; } packed_wide;
typedef struct { char c; double d; } mixed;
typedef struct { int a[5]; } ints5;
typedef float vector2 __attribute__((vector_size(8)));
typedef int vector4 __attribute__((vector_size(16)));
typedef struct { vector4 a, b; } vectors2;
typedef struct { vector2 a, b; } small_vectors2;
typedef struct { long double a; } one_long;
typedef struct { long double a; int b; } long_and_int;
typedef long double _Complex complex_long;

int64_t structs(small a, two_words b, three_words c);
double floats(float z, floats3 a, doubles4 b);
floats3 gives_floats3(float x);
doubles4 gives_doubles4(double x);
two_words gives_two_words(int64_t x);
three_words gives_three_words(int64_t x);
ints5 gives_ints5(int x);
mixed gives_mixed(int a, mixed b);
double takes_mixed(mixed a, ints5 b);
// Seven integers leave a register that neither of these fits into.
two_words after_seven(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g, two_words h, int64_t i);
__int128 wide_after_seven(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g, __int128 h, int64_t i);
__int128 wides(int64_t a, __int128 b, wide c);
float after_six(float a, float b, float c, float d, float e, float f, floats3 g, float h, floats2 i);
double after_eight(double a, double b, double c, double d, double e, double f, double g, double h, vector2 i, vector4 j,
                   floats2 k, small l);
vector2 vector(vector2 a);
bool narrow(bool a, int8_t b, uint16_t c);
int8_t gives_narrow(int8_t a, int16_t b);
uint16_t gives_unsigned(uint16_t a);
int64_t narrow_on_stack(int a, int b, int c, int d, int e, int f, int g, int h, int8_t i, int16_t j, int8_t k, bool l);
int variadic(int n, ...);
three_words variadic_in_memory(const char *kinds, ...);
int through(int (*f)(int, ...));
vectors2 vectors(vectors2 a, vector4 b);
small_vectors2 small_vectors(vector2 a, small_vectors2 b);
// On x86-64 the last argument is in a register, and the one before it is not.
__int128 wide_after_five(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, __int128 f, int64_t g);
// Memory that is aligned to 16 on the stack.
int64_t after_nine(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g, int64_t h, int64_t i, wide2 j);
// And memory that is not, though its type is.
int64_t packed_after_seven(int64_t a, int64_t b, int64_t c, int64_t d, int64_t e, int64_t f, int64_t g, packed_wide h, int64_t i,
                           wide2 j, packed_wide k);
// Longer than a double: on x86-64 in memory, and as a result on the stack of the x87.
long double longs(int a, long double b, double c, long double d, int64_t e, int64_t f, int64_t g, int64_t h, int64_t i, int64_t j,
                  long double k, int l);
one_long gives_one_long(one_long a);
long_and_int gives_long_and_int(long_and_int a, long double b);
complex_long complex_longs(complex_long a, int b, complex_long c);
int compare_longs(const void *a, const void *b);
long double variadic_longs(const char *kinds, ...);
long double through_longs(long double (*f)(const char *, ...), one_long (*g)(one_long));

#ifdef __aarch64__
typedef struct { _Float16 a, b; } halves2;
halves2 halves(halves2 a, _Float16 b);
float halves_after_eight(double a, double b, double c, double d, double e, double f, double g, double h, halves2 i, _Float16 j);
#endif
