// terrace opt --convert-func-to-llvm
// The func.varargs attribute makes a function variadic.
func.func private @printf(!llvm.ptr) -> i32 attributes {func.varargs = true}
func.func private @quoted(i32) attributes {"func.varargs" = true}
func.func private @not(i32) attributes {func.varargs = false}
func.func @defined(%n: i32) attributes {func.varargs = true} {
  return
}
// ==== stdout ====
module {
  llvm.func @printf(!llvm.ptr, ...) -> i32 attributes {sym_visibility = "private"}
  llvm.func @quoted(i32, ...) attributes {sym_visibility = "private"}
  llvm.func @not(i32) attributes {sym_visibility = "private"}
  llvm.func @defined(%arg0: i32, ...) {
    llvm.return
  }
}

