// terrace opt --convert-index-to-llvm
// Casts are not legal in this conversion, so those that lead back fold.
func.func @back(%a: index) -> index {
  %0 = builtin.unrealized_conversion_cast %a : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  return %1 : index
}
// ==== stdout ====
module {
  func.func @back(%arg0: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    return %arg0 : index
  }
}

