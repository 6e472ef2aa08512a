// terrace opt --convert-func-to-llvm
// Neither tuples nor none have a counterpart.
func.func private @tuple(tuple<i32, f32>)
func.func private @none(none)
// ==== stdout ====
module {
  func.func private @tuple(tuple<i32, f32>)
  func.func private @none(none)
}

