// terrace opt --convert-arith-to-llvm
// The driver folds an op before it asks the patterns; the constants stay where they were.
func.func @f(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %three = arith.addi %c1, %c2 : i32
  %six = arith.muli %three, %c2 : i32
  %r = arith.addi %x, %six : i32
  return %r : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.mlir.constant(3 : i32) : i32
    %3 = llvm.mul %2, %1 : i32
    %4 = llvm.add %arg0, %3 : i32
    return %4 : i32
  }
}

