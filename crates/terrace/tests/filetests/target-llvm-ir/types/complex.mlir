// terrace opt --convert-func-to-llvm
// A complex number is a literal struct of its two parts; also inside other types.
func.func private @complex_f32(complex<f32>) -> complex<f32>
func.func private @complex_f64(complex<f64>)
func.func private @complex_int(complex<i8>)
func.func private @memref_of_complex(memref<4xcomplex<f32>>) -> memref<4xcomplex<f32>>
// ==== stdout ====
module {
  llvm.func @complex_f32(!llvm.struct<(f32, f32)>) -> !llvm.struct<(f32, f32)> attributes {sym_visibility = "private"}
  llvm.func @complex_f64(!llvm.struct<(f64, f64)>) attributes {sym_visibility = "private"}
  llvm.func @complex_int(!llvm.struct<(i8, i8)>) attributes {sym_visibility = "private"}
  llvm.func @memref_of_complex(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
}

