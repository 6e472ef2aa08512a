// terrace opt --allow-unregistered-dialect
// Every kind of builtin attribute.
"t.op"() {
  unit, boolean = true, integer = 42 : i32, default = 7, index = 3 : index, negative = -1 : i8,
  unsigned = 255 : ui8, signed = -3 : si16, wide = 340282366920938463463374607431768211455 : i128,
  float = 1.5 : f32, double = 2.5, string = "a\22b\5C\0A\FF", typed = "x" : !t.y,
  array = [1, "two", [3.0]], dictionary = {b = 1, a = "x"}, type = i32, function = (i32) -> (f32, i1),
  symbol = @f, nested = @a::@b::@"c d", map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 floordiv 3)>,
  set = affine_set<(d0) : (d0 - 1 >= 0, d0 == 5)>, bits = array<i1: true, false>, dense_array = array<i64: 1, -2>,
  floats = array<f32: 1.0, 2.5>, empty = array<i8>, strided = strided<[?, 1], offset: 3>, opaque = #t<opaque "x">,
  location = loc("f":1:2)
} : () -> ()
// ==== stdout ====
#loc = loc("f":1:2)
#map = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 floordiv 3)>
#set = affine_set<(d0) : (d0 - 1 >= 0, d0 - 5 == 0)>
module {
  "t.op"() {array = [1, "two", [3.000000e+00]], bits = array<i1: true, false>, boolean = true, default = 7 : i64, dense_array = array<i64: 1, -2>, dictionary = {a = "x", b = 1 : i64}, double = 2.500000e+00 : f64, empty = array<i8>, float = 1.500000e+00 : f32, floats = array<f32: 1.000000e+00, 2.500000e+00>, function = (i32) -> (f32, i1), index = 3 : index, integer = 42 : i32, location = #loc, map = #map, negative = -1 : i8, nested = @a::@b::@"c d", opaque = #t<opaque "x">, set = #set, signed = -3 : si16, strided = strided<[?, 1], offset: 3>, string = "a\22b\\\0A\FF", symbol = @f, type = i32, typed = "x" : !t.y, unit, unsigned = 255 : ui8, wide = -1 : i128} : () -> ()
}

