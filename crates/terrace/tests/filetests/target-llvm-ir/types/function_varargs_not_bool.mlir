// terrace opt --convert-func-to-llvm
// What is not a boolean is no answer to the question.
func.func private @f(i32) attributes {func.varargs = 1 : i32}
// ==== stdout ====
module {
  llvm.func @f(i32) attributes {sym_visibility = "private"}
}

