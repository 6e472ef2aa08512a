// terrace opt --convert-func-to-llvm
// An array cannot be scalable: these functions stay.
func.func private @outer(vector<[4]x4xf32>)
func.func private @both(vector<[4]x[4]xf32>)
// ==== stdout ====
module {
  func.func private @outer(vector<[4]x4xf32>)
  func.func private @both(vector<[4]x[4]xf32>)
}

