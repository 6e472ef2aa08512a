// terrace opt --convert-arith-to-llvm
// This pass does not look at the data layout of the module.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%a: index) -> index {
    %r = arith.addi %a, %a : index
    return %r : index
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @f(%arg0: index) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    %1 = llvm.add %0, %0 : i64
    %2 = builtin.unrealized_conversion_cast %1 : i64 to index
    return %2 : index
  }
}

