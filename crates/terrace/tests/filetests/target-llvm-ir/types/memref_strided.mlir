// terrace opt --convert-func-to-llvm
// Strides and offset are part of every descriptor, whatever is known of them.
func.func private @f(memref<4x?xf32, strided<[?, 1], offset: 3>>) -> memref<2xf32, strided<[-1], offset: 7>>
func.func private @affine_but_strided(memref<4x4xf32, affine_map<(d0, d1) -> (d1 * 4 + d0)>>)
// ==== stdout ====
module {
  llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @affine_but_strided(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
}

