// terrace opt --convert-func-to-llvm
// A memref as element of a memref.
func.func private @f(memref<2xmemref<?xf32>>) -> memref<memref<*xf32>>
// ==== stdout ====
module {
  llvm.func @f(!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64)> attributes {sym_visibility = "private"}
}

