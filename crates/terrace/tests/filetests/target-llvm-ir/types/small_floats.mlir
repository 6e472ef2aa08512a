// terrace opt --convert-func-to-llvm
// Floats LLVM does not have are integers of the same width.
func.func private @f8(f8E5M2, f8E4M3FN, f8E4M3, f8E3M4, f8E8M0FNU, f8E5M2FNUZ)
func.func private @f6(f6E2M3FN, f6E3M2FN)
func.func private @f4(f4E2M1FN) -> f4E2M1FN
// ==== stdout ====
module {
  llvm.func @f8(i8, i8, i8, i8, i8, i8) attributes {sym_visibility = "private"}
  llvm.func @f6(i6, i6) attributes {sym_visibility = "private"}
  llvm.func @f4(i4) -> i4 attributes {sym_visibility = "private"}
}

