// terrace opt
// What cannot be reached may use anything.
func.func @f() {
  return
^never:
  %a = arith.addi %b, %b : i32
  %b = arith.constant 1 : i32
  return
}
// ==== stdout ====
module {
  func.func @f() {
    return
  ^bb1:  // no predecessors
    %0 = arith.addi %c1_i32, %c1_i32 : i32
    %c1_i32 = arith.constant 1 : i32
    return
  }
}

