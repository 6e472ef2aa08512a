// terrace opt --convert-func-to-llvm
// Functions as values are pointers.
func.func private @takes(() -> ())
func.func private @gives() -> ((i32) -> i64)
func.func private @both(() -> ()) -> (() -> ())
func.func private @takes_memref_function((memref<?xf32>) -> memref<?xf32>)
// ==== stdout ====
module {
  llvm.func @takes(!llvm.ptr) attributes {sym_visibility = "private"}
  llvm.func @gives() -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @both(!llvm.ptr) -> !llvm.ptr attributes {sym_visibility = "private"}
  llvm.func @takes_memref_function(!llvm.ptr) attributes {sym_visibility = "private"}
}

