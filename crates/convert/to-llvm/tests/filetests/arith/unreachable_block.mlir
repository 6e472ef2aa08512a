// terrace opt --convert-arith-to-llvm
// A block that cannot be reached stays as it is.
func.func @f(%a: i32) -> i32 {
  %r = arith.addi %a, %a : i32
  return %r : i32
^never(%b: i32):
  %s = arith.muli %b, %b : i32
  return %s : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = llvm.add %arg0, %arg0 : i32
    return %0 : i32
  ^bb1(%1: i32):  // no predecessors
    %2 = arith.muli %1, %1 : i32
    return %2 : i32
  }
}

