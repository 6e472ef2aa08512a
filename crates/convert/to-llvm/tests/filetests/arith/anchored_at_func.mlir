// terrace opt --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm{index-bitwidth=32}))'
// Nested at functions.
func.func @f(%a: index) -> index {
  %r = arith.addi %a, %a : index
  return %r : index
}
llvm.func @untouched(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  llvm.return %r : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
    %1 = llvm.add %0, %0 : i32
    %2 = builtin.unrealized_conversion_cast %1 : i32 to index
    return %2 : index
  }
  llvm.func @untouched(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    llvm.return %0 : i32
  }
}

