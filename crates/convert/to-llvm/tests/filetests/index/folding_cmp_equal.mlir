// terrace opt --convert-index-to-llvm
// A value compared with itself.
func.func @f(%x: index) -> (i1, i1) {
  %0 = index.cmp uge(%x, %x)
  %1 = index.cmp ne(%x, %x)
  return %0, %1 : i1, i1
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) -> (i1, i1) {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(false) : i1
    return %0, %1 : i1, i1
  }
}

