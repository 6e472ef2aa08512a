// terrace opt --convert-func-to-llvm=index-bitwidth=32
// A pass option gives the width of an index.
func.func private @f(index, memref<?xf32>) -> memref<2x2xindex>
// ==== stdout ====
module {
  llvm.func @f(i32, !llvm.ptr, !llvm.ptr, i32, i32, i32) -> !llvm.struct<(ptr, ptr, i32, array<2 x i32>, array<2 x i32>)> attributes {sym_visibility = "private"}
}

