// terrace opt --convert-func-to-llvm
// Signedness is lost.
func.func private @f(si8, ui16, si64) -> ui32
// ==== stdout ====
module {
  llvm.func @f(i8, i16, i64) -> i32 attributes {sym_visibility = "private"}
}

