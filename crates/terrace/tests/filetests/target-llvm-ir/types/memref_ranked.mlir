// terrace opt --convert-func-to-llvm
// Descriptors of every rank, as results because arguments are taken apart.
func.func private @rank0() -> memref<f32>
func.func private @rank1_static() -> memref<1xf32>
func.func private @rank1() -> memref<?xf32>
func.func private @rank5_static() -> memref<10x42x42x43x123xf32>
func.func private @rank5() -> memref<10x?x42x?x123xf32>
func.func private @of_vectors() -> memref<1x?xvector<4xf32>>
func.func private @of_nd_vectors() -> memref<2xvector<4x8xf32>>
// ==== stdout ====
module {
  llvm.func @rank0() -> !llvm.struct<(ptr, ptr, i64)> attributes {sym_visibility = "private"}
  llvm.func @rank1_static() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @rank1() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @rank5_static() -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @rank5() -> !llvm.struct<(ptr, ptr, i64, array<5 x i64>, array<5 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @of_vectors() -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> attributes {sym_visibility = "private"}
  llvm.func @of_nd_vectors() -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> attributes {sym_visibility = "private"}
}

