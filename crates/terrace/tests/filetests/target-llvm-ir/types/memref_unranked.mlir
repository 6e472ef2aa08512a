// terrace opt --convert-func-to-llvm
// An unranked descriptor is a rank and a pointer.
func.func private @arg(memref<*xf32>)
func.func private @result() -> memref<*xvector<4xf32>>
func.func private @space(memref<*xf32, 3>)
// ==== stdout ====
module {
  llvm.func @arg(i64, !llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @result() -> !llvm.struct<(i64, ptr)> attributes {sym_visibility = "private"}
  llvm.func @space(i64, !llvm.ptr) attributes {sym_visibility = "private"}
}

