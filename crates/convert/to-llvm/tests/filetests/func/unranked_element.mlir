// terrace opt --convert-func-to-llvm
// An unranked memref as an argument is a rank and a pointer, whatever its elements are.
func.func private @a(memref<*xtf32>)
func.func private @b() -> memref<*xtf32>
func.func private @c(memref<4xcomplex<tf32>>)
// ==== stdout ====
module {
  llvm.func @a(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  func.func private @b() -> memref<*xtf32>
  llvm.func @c(!llvm.ptr, !llvm.ptr, i64, i64, i64) attributes {sym_visibility = "private"}
}

