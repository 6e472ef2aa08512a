// terrace opt --convert-arith-to-llvm --allow-unregistered-dialect
// Ops in nested regions are converted too.
func.func @f(%a: index) {
  "other.loop"(%a) ({
  ^bb0(%i: index):
    %x = arith.addi %i, %a : index
    "other.inner"() ({
      %y = arith.muli %x, %i : index
      "other.use"(%y) : (index) -> ()
    }) : () -> ()
    "other.end"() : () -> ()
  }) : (index) -> ()
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i64
    "other.loop"(%arg0) ({
    ^bb0(%arg1: index):
      %1 = builtin.unrealized_conversion_cast %arg1 : index to i64
      %2 = llvm.add %1, %0 : i64
      "other.inner"() ({
        %3 = llvm.mul %2, %1 : i64
        %4 = builtin.unrealized_conversion_cast %3 : i64 to index
        "other.use"(%4) : (index) -> ()
      }) : () -> ()
      "other.end"() : () -> ()
    }) : (index) -> ()
    return
  }
}

