#include "types.h"

static void show(const char *name, __int128 x) {
  printf("%s %lld %lld\n", name, (long long)x, (long long)(x >> 64));
}

int main(void) {
  show("structs", structs((small){-1, 2}, (two_words){3, -4}, (three_words){5, 6, 7}));
  printf("floats %g\n", floats(1, (floats3){2, 3, 4}, (doubles4){5, 6, 7, 8}));
  floats3 f3 = gives_floats3(1.5f);
  printf("gives_floats3 %g %g %g\n", f3.a, f3.b, f3.c);
  doubles4 d4 = gives_doubles4(2);
  printf("gives_doubles4 %g %g %g %g\n", d4.a, d4.b, d4.c, d4.d);
  two_words two = gives_two_words(-3);
  printf("gives_two_words %d %d\n", (int)two.a, two.b);
  three_words three = gives_three_words(9);
  printf("gives_three_words %d %d %d\n", (int)three.a, (int)three.b, (int)three.c);
  ints5 i5 = gives_ints5(3);
  printf("gives_ints5 %d %d\n", i5.a[0], i5.a[4]);
  mixed m = gives_mixed(3, (mixed){4, 5.5});
  printf("gives_mixed %d %g\n", m.c, m.d);
  printf("takes_mixed %g\n", takes_mixed((mixed){3, 4.5}, (ints5){{1, 2, 3, 4, 5}}));
  two = after_seven(1, 2, 3, 4, 5, 6, 7, (two_words){80, 90}, 1000);
  printf("after_seven %d %d\n", (int)two.a, two.b);
  show("wide_after_seven", wide_after_seven(1, 2, 3, 4, 5, 6, 7, -((__int128)5 << 65), 3));
  show("wides", wides(-1, (__int128)5 << 65, (wide){3}));
  printf("after_six %g\n", after_six(1, 2, 3, 4, 5, 6, (floats3){7, 8, 9}, 10, (floats2){11, 12}));
  printf("after_eight %g\n", after_eight(1, 2, 3, 4, 5, 6, 7, 8, (vector2){9, 10}, (vector4){11, 12, 13, 14},
                                         (floats2){1, 2}, (small){4, 5}));
  vector2 v = vector((vector2){1, 2});
  printf("vector %g %g\n", v[0], v[1]);
  printf("narrow %d %d\n", narrow(true, -1, 65535), narrow(true, 1, 65535));
  printf("gives_narrow %d\n", gives_narrow(100, -200));
  printf("gives_unsigned %d\n", gives_unsigned(40000));
  show("narrow_on_stack", narrow_on_stack(1, 2, 3, 4, 5, 6, 7, 8, -9, -10, -11, true));
  printf("variadic %d\n", variadic(3, 1, 2, 3, 4.0, (two_words){5, 6}, (floats3){1, 2, 3}, (three_words){1, 2, 3}, 1., 2.,
                                   3., 4., 5., 6., 7., 8., 9., 13));
  three = variadic_in_memory("dfdfdffffffffddddddd", 1, 1.5, 2, 2.5, 3, 3.5, 1., 2., 3., 4., 5., 6., 7., 1, 2, 3, 4, 5, 6, 7);
  printf("variadic_in_memory %d %d %d\n", (int)three.a, (int)three.b, (int)three.c);
  printf("through %d\n", through(variadic));
  vectors2 vs = vectors((vectors2){{1, 2, 3, 4}, {5, 6, 7, 8}}, (vector4){10, 20, 30, 40});
  printf("vectors %d %d %d\n", vs.a[0], vs.a[3], vs.b[2]);
  small_vectors2 pair = small_vectors((vector2){1, 2}, (small_vectors2){{3, 4}, {5, 6}});
  printf("small_vectors %g %g %g %g\n", pair.a[0], pair.a[1], pair.b[0], pair.b[1]);
  show("wide_after_five", wide_after_five(1, 2, 3, 4, 5, 100, 7));
  show("after_nine", after_nine(1, 2, 3, 4, 5, 6, 7, 8, 9, (wide2){100, 1000}));
  packed_wide first = {2}, last = {((__int128)5 << 64) + 6};
  show("packed_after_seven", packed_after_seven(1, 2, 3, 4, 5, 6, 1, first, 3, (wide2){4, 5}, last));
  printf("longs %.20Lg\n", longs(1, 1 / 3.0L, 2.5, 1e-3L, 3, 4, 5, 6, 7, 8, 9.25L, 10));
  printf("gives_one_long %Lg\n", gives_one_long((one_long){1.5L}).a);
  long_and_int both = gives_long_and_int((long_and_int){0.75L, 3}, 1e10L);
  printf("gives_long_and_int %.20Lg %d\n", both.a, both.b);
  complex_long z = 1.5L + 2.5Li, sum = complex_longs(z, 3, -2 * z);
  printf("complex_longs %Lg %Lg\n", __real__ sum, __imag__ sum);
  long double all[] = {3, -1e4000L, 0.5L, 1e-4000L, -2};
  qsort(all, 5, sizeof *all, compare_longs);
  printf("compare_longs %Lg %Lg %Lg %Lg %Lg\n", all[0], all[1], all[2], all[3], all[4]);
  printf("variadic_longs %.20Lg\n", variadic_longs("dLddfLsddddfffffffffLdL", 1, 2.5L, 3, 4, 5.5, 6.5L, both, 7, 8, 9, 10, 1., 2., 3., 4.,
                                                 5., 6., 7., 8., 9., 11.5L, 12, 13.5L));
  printf("through_longs %Lg %Lg %Lg\n", through_longs(variadic_longs, gives_one_long), strtold("2.5e3", 0), fabsl(-3.5L));
#ifdef __aarch64__
  halves2 h = halves((halves2){1.5, 2.5}, 3.25);
  printf("halves %g %g\n", (double)h.a, (double)h.b);
  printf("halves_after_eight %g\n", halves_after_eight(1, 2, 3, 4, 5, 6, 7, 8, (halves2){1, 2}, 3));
#endif
  return 0;
}
