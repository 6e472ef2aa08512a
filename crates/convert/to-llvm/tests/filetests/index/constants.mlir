// terrace opt --convert-index-to-llvm
// Constants.
func.func @f() -> (index, i1) {
  %0 = index.constant 42
  %1 = index.constant -1
  %2 = index.sizeof
  %3 = index.bool.constant true
  %4 = index.bool.constant false
  return %1, %3 : index, i1
}
// ==== stdout ====
module {
  func.func @f() -> (index, i1) {
    %0 = llvm.mlir.constant(42 : i64) : i64
    %1 = llvm.mlir.constant(-1 : i64) : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    %3 = llvm.mlir.constant(64 : i64) : i64
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.constant(false) : i1
    return %2, %4 : index, i1
  }
}

