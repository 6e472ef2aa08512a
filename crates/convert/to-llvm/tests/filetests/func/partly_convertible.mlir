// terrace opt --convert-func-to-llvm
// What cannot be converted stays, what calls it too.
func.func private @tensor(tensor<?xf32>) -> index
func.func @caller(%t: tensor<?xf32>) -> index {
  %r = call @tensor(%t) : (tensor<?xf32>) -> index
  return %r : index
}
func.func @other(%i: index) -> index {
  return %i : index
}
// ==== stdout ====
module {
  func.func private @tensor(tensor<?xf32>) -> index
  func.func @caller(%arg0: tensor<?xf32>) -> index {
    %0 = call @tensor(%arg0) : (tensor<?xf32>) -> index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    llvm.return %1 : i64
  }
  llvm.func @other(%arg0: i64) -> i64 {
    llvm.return %arg0 : i64
  }
}

