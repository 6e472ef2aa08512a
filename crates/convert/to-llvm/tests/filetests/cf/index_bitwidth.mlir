// terrace opt --convert-cf-to-llvm=index-bitwidth=32
func.func @f(%i: index) -> index {
  cf.br ^bb1(%i : index)
^bb1(%j: index):
  return %j : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
    llvm.br ^bb1(%0 : i32)
  ^bb1(%1: i32):  // pred: ^bb0
    %2 = builtin.unrealized_conversion_cast %1 : i32 to index
    return %2 : index
  }
}

