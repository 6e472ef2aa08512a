// terrace opt --allow-unregistered-dialect
// Numbers and names that are read in a short way, and those that are not.
"test.integers"() {
  blanks = array<i64: 1,2 , 3
    ,  4,
    5, 6 // a comment
    , 7>,
  limits = array<i8: 127, -128, 0, -1>,
  long = array<i64: 9223372036854775807, 999999999999999999, 1000000000000000000>,
  hex = array<i32: 0x1F, 1, 0x7FFFFFFF>,
  negative = array<i64: 1, -2, 3, -9223372036854775808>,
  unsigned = array<ui8: 127, 128, 255>,
  wide = array<i128: 5, 170141183460469231731687303715884105727>,
  noughts = array<i16: 007, 0000000000000000000001>,
  none = array<i64>
} : () -> ()
"test.floats"() {
  a = 0.1 : f32, b = -0.0 : f32, c = 3.4028236e38 : f32, d = 1.0e-45 : f32, e = 1.0e39 : f32,
  f = -1.5e-7 : f64, g = 0.3333333333333333148 : f64, h = 123456789012345678.5 : f64, i = 1.0e23 : f64,
  j = 0.1 : bf16, k = 1.e5 : f16, l = 16777217.0 : f32, m = 0.1000000014901161193847656250001 : f32
} : () -> ()
"test.names"() {
  "a b" = "a b", b = "", "c\22d" = "c\22d", longer_than_sixteen_bytes = "longer than sixteen bytes",
  longer_than_sixteen_bytez = "longer than sixteen bytez", sym = @b, nested = @b::@"a b", same = @"\62", bytes = "\FF\00"
} : () -> ()
// ==== stdout ====
module {
  "test.integers"() {blanks = array<i64: 1, 2, 3, 4, 5, 6, 7>, hex = array<i32: 31, 1, 2147483647>, limits = array<i8: 127, -128, 0, -1>, long = array<i64: 9223372036854775807, 999999999999999999, 1000000000000000000>, negative = array<i64: 1, -2, 3, -9223372036854775808>, none = array<i64>, noughts = array<i16: 7, 1>, unsigned = array<ui8: 127, 128, 255>, wide = array<i128: 5, 170141183460469231731687303715884105727>} : () -> ()
  "test.floats"() {a = 1.000000e-01 : f32, b = -0.000000e+00 : f32, c = 0x7F800000 : f32, d = 1.401300e-45 : f32, e = 0x7F800000 : f32, f = -1.500000e-07 : f64, g = 0.33333333333333331 : f64, h = 1.2345678901234568E+17 : f64, i = 9.9999999999999991E+22 : f64, j = 1.000980e-01 : bf16, k = 0x7C00 : f16, l = 0x4B800000 : f32, m = 1.000000e-01 : f32} : () -> ()
  "test.names"() {"a b" = "a b", b = "", bytes = "\FF\00", "c\22d" = "c\22d", longer_than_sixteen_bytes = "longer than sixteen bytes", longer_than_sixteen_bytez = "longer than sixteen bytez", nested = @b::@"a b", same = @b, sym = @b} : () -> ()
}

