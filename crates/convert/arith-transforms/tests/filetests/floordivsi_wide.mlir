// terrace opt --arith-expand
// Minus one in more than 64 bits: MLIR makes one with zeros above them.
func.func @f(%a: i80, %b: i80) -> i80 {
  %0 = arith.floordivsi %a, %b : i80
  return %0 : i80
}
// ==== stdout ====
module {
  func.func @f(%arg0: i80, %arg1: i80) -> i80 {
    %0 = arith.divsi %arg0, %arg1 : i80
    %1 = arith.muli %0, %arg1 : i80
    %2 = arith.cmpi ne, %arg0, %1 : i80
    %c0_i80 = arith.constant 0 : i80
    %3 = arith.cmpi slt, %arg0, %c0_i80 : i80
    %4 = arith.cmpi slt, %arg1, %c0_i80 : i80
    %5 = arith.cmpi ne, %3, %4 : i1
    %6 = arith.andi %2, %5 : i1
    %c-1_i80 = arith.constant -1 : i80
    %7 = arith.addi %0, %c-1_i80 : i80
    %8 = arith.select %6, %7, %0 : i80
    return %8 : i80
  }
}

