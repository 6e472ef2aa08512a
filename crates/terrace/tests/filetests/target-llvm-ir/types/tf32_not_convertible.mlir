// terrace opt --convert-func-to-llvm
// There is no type for tf32: the function stays.
func.func private @stays(tf32)
func.func private @goes(f32)
// ==== stdout ====
module {
  func.func private @stays(tf32)
  llvm.func @goes(f32) attributes {sym_visibility = "private"}
}

