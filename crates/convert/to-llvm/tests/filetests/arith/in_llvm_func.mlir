// terrace opt --convert-arith-to-llvm
// The pass runs on anything: also in an llvm.func.
llvm.func @f(%a: i32) -> i32 {
  %c = arith.constant 3 : i32
  %r = arith.addi %a, %c : i32
  llvm.return %r : i32
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(3 : i32) : i32
    %1 = llvm.add %arg0, %0 : i32
    llvm.return %1 : i32
  }
}

