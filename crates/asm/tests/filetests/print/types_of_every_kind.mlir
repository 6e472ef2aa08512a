// terrace opt --allow-unregistered-dialect
// Every builtin type.
"t.op"() : () -> (i1, si7, ui64, index, f16, bf16, f32, f64, f80, f128, tf32, f8E4M3FN, f4E2M1FN, none, complex<f64>)
"t.op"() : () -> (vector<4xf32>, vector<2x[4]xi8>, vector<f32>, tensor<4x?xf32>, tensor<*xi8>, tensor<2xf32, "e">, tuple<>, tuple<i32, tuple<f32>>)
"t.op"() : () -> (memref<f32>, memref<4x?xi8>, memref<*xf32>, memref<*xf32, 3>, memref<4xf32, 3>, memref<4xf32, "s">, memref<?xf32, strided<[?], offset: ?>>)
"t.op"() : () -> (memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1], offset: 0>, 0>, !t.x, !t.y<a, [b]>, !t<opaque "z">)
"t.op"() : () -> ((i32) -> (), () -> (i32), (() -> ()) -> ((i32) -> f32), (i32, f32) -> (i1, i2))
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
module {
  %0:15 = "t.op"() : () -> (i1, si7, ui64, index, f16, bf16, f32, f64, f80, f128, tf32, f8E4M3FN, f4E2M1FN, none, complex<f64>)
  %1:8 = "t.op"() : () -> (vector<4xf32>, vector<2x[4]xi8>, vector<f32>, tensor<4x?xf32>, tensor<*xi8>, tensor<2xf32, "e">, tuple<>, tuple<i32, tuple<f32>>)
  %2:7 = "t.op"() : () -> (memref<f32>, memref<4x?xi8>, memref<*xf32>, memref<*xf32, 3>, memref<4xf32, 3>, memref<4xf32, "s">, memref<?xf32, strided<[?], offset: ?>>)
  %3:6 = "t.op"() : () -> (memref<4x4xf32, #map>, memref<4xf32, strided<[1]>>, memref<4xf32, strided<[1]>>, !t.x, !t.y<a, [b]>, !t<opaque "z">)
  %4:4 = "t.op"() : () -> ((i32) -> (), () -> i32, (() -> ()) -> ((i32) -> f32), (i32, f32) -> (i1, i2))
}

