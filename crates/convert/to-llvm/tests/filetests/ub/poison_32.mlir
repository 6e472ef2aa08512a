// terrace opt --convert-ub-to-llvm=index-bitwidth=32
// The width of index.
func.func @f() -> index {
  %0 = ub.poison : index
  return %0 : index
}
// ==== stdout ====
module {
  func.func @f() -> index {
    %0 = llvm.mlir.poison : i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to index
    return %1 : index
  }
}

