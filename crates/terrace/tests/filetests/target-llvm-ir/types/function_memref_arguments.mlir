// terrace opt --convert-func-to-llvm
// Arguments are taken apart: two pointers, an offset, sizes, strides.
func.func private @scalar(memref<f32>) -> ()
func.func private @mixed(memref<f32>, f32) -> ()
func.func private @matrix(memref<?x?xf32>) -> ()
func.func private @unranked(memref<*xf32>) -> ()
func.func private @result() -> memref<?xf32>
func.func private @two_results() -> (memref<f32>, memref<f64>)
func.func private @between(i32, memref<2xf32>, i32, memref<*xi8>, i32)
// ==== stdout ====
module {
  llvm.func @scalar(!llvm.ptr, !llvm.ptr, i64) attributes {sym_visibility = "private"}
  llvm.func @mixed(!llvm.ptr, !llvm.ptr, i64, f32) attributes {sym_visibility = "private"}
  llvm.func @matrix(!llvm.ptr, !llvm.ptr, i64, i64, i64, i64, i64) attributes {sym_visibility = "private"}
  llvm.func @unranked(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @result() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @two_results() -> !llvm.struct<(struct<(ptr, ptr, i64)>, struct<(ptr, ptr, i64)>)> attributes {sym_visibility = "private"}
  llvm.func @between(i32, !llvm.ptr, !llvm.ptr, i64, i64, i64, i32, i64, !llvm.ptr, i32) attributes {sym_visibility = "private"}
}

