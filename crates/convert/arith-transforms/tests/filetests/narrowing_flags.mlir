// terrace opt --arith-int-range-narrowing=int-bitwidths-supported=8,16
// What does not overflow as a signed number in 64 bits may do so in 8; in the first width where it fits with a sign it does not.
func.func @unsigned(%a: i64) -> (i64, i64, i64) {
  %c127 = arith.constant 127 : i64
  %c63 = arith.constant 63 : i64
  %x = arith.andi %a, %c127 : i64
  %y = arith.andi %a, %c63 : i64
  %0 = arith.addi %x, %c127 overflow<nsw, nuw> : i64
  %1 = arith.addi %x, %c127 overflow<nsw> : i64
  %2 = arith.addi %y, %y overflow<nsw, nuw> : i64
  return %0, %1, %2 : i64, i64, i64
}
func.func @signed(%a: i8, %b: i8) -> i64 {
  %x = arith.extsi %a : i8 to i64
  %y = arith.extsi %b : i8 to i64
  %0 = arith.addi %x, %y overflow<nsw, nuw> : i64
  return %0 : i64
}
// ==== stdout ====
module {
  func.func @unsigned(%arg0: i64) -> (i64, i64, i64) {
    %c127_i8 = arith.constant 127 : i8
    %c127_i64 = arith.constant 127 : i64
    %c63_i64 = arith.constant 63 : i64
    %0 = arith.andi %arg0, %c127_i64 : i64
    %1 = arith.andi %arg0, %c63_i64 : i64
    %2 = arith.trunci %0 : i64 to i8
    %3 = arith.addi %2, %c127_i8 overflow<nuw> : i8
    %4 = arith.extui %3 : i8 to i64
    %5 = arith.trunci %0 : i64 to i8
    %6 = arith.addi %5, %c127_i8 : i8
    %7 = arith.extui %6 : i8 to i64
    %8 = arith.trunci %1 : i64 to i8
    %9 = arith.addi %8, %8 overflow<nsw, nuw> : i8
    %10 = arith.extui %9 : i8 to i64
    return %4, %7, %10 : i64, i64, i64
  }
  func.func @signed(%arg0: i8, %arg1: i8) -> i64 {
    %0 = arith.extsi %arg0 : i8 to i64
    %1 = arith.extsi %arg1 : i8 to i64
    %2 = arith.trunci %0 : i64 to i16
    %3 = arith.trunci %1 : i64 to i16
    %4 = arith.addi %2, %3 overflow<nsw, nuw> : i16
    %5 = arith.extsi %4 : i16 to i64
    return %5 : i64
  }
}

