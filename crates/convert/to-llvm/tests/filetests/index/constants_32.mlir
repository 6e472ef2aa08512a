// terrace opt --convert-index-to-llvm=index-bitwidth=32
// Constants where index has 32 bits.
func.func @f() -> (index, i1) {
  %0 = index.constant 4294967296
  %1 = index.constant -1
  %2 = index.sizeof
  %3 = index.bool.constant true
  %4 = index.bool.constant false
  return %1, %3 : index, i1
}
// ==== stdout ====
module {
  func.func @f() -> (index, i1) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i32) : i32
    %2 = builtin.unrealized_conversion_cast %1 : i32 to index
    %3 = llvm.mlir.constant(32 : i32) : i32
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.constant(false) : i1
    return %2, %4 : index, i1
  }
}

