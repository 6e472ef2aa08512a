// terrace opt --canonicalize
// A flag that both operations have is one of the merged operation as long as the constant of both has not wrapped.
func.func @add(%x: i8) -> (i8, i8, i8) {
  %m100 = arith.constant -100 : i8
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %0 = arith.addi %x, %m100 overflow<nsw> : i8
  %1 = arith.addi %0, %m100 overflow<nsw> : i8
  %2 = arith.addi %x, %c100 overflow<nsw, nuw> : i8
  %3 = arith.addi %2, %c100 overflow<nsw, nuw> : i8
  %4 = arith.addi %x, %c3 overflow<nsw, nuw> : i8
  %5 = arith.addi %4, %c100 overflow<nsw, nuw> : i8
  return %1, %3, %5 : i8, i8, i8
}
func.func @add_sub(%x: i8) -> (i8, i8, i8, i8) {
  %m100 = arith.constant -100 : i8
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %0 = arith.subi %x, %c100 overflow<nsw, nuw> : i8
  %1 = arith.addi %0, %c3 overflow<nsw, nuw> : i8
  %2 = arith.subi %c100, %x overflow<nsw, nuw> : i8
  %3 = arith.addi %2, %c100 overflow<nsw, nuw> : i8
  %4 = arith.subi %x, %m100 overflow<nsw> : i8
  %5 = arith.addi %4, %c100 overflow<nsw> : i8
  %6 = arith.subi %x, %c3 overflow<nsw, nuw> : i8
  %7 = arith.addi %6, %c100 overflow<nsw, nuw> : i8
  return %1, %3, %5, %7 : i8, i8, i8, i8
}
func.func @sub(%x: i8) -> (i8, i8, i8, i8, i8) {
  %m100 = arith.constant -100 : i8
  %c100 = arith.constant 100 : i8
  %c3 = arith.constant 3 : i8
  %0 = arith.addi %x, %m100 overflow<nsw> : i8
  %1 = arith.subi %c100, %0 overflow<nsw> : i8
  %2 = arith.subi %x, %c100 overflow<nsw, nuw> : i8
  %3 = arith.subi %2, %c100 overflow<nsw, nuw> : i8
  %4 = arith.subi %m100, %x overflow<nsw> : i8
  %5 = arith.subi %4, %c100 overflow<nsw> : i8
  %6 = arith.subi %x, %c100 overflow<nsw, nuw> : i8
  %7 = arith.subi %c100, %6 overflow<nsw, nuw> : i8
  %8 = arith.subi %c100, %x overflow<nsw, nuw> : i8
  %9 = arith.subi %c3, %8 overflow<nsw, nuw> : i8
  return %1, %3, %5, %7, %9 : i8, i8, i8, i8, i8
}
func.func @mul(%x: i8) -> (i8, i8, i8) {
  %c16 = arith.constant 16 : i8
  %c8 = arith.constant 8 : i8
  %c3 = arith.constant 3 : i8
  %0 = arith.muli %x, %c16 overflow<nsw> : i8
  %1 = arith.muli %0, %c8 overflow<nsw> : i8
  %2 = arith.muli %x, %c16 overflow<nsw, nuw> : i8
  %3 = arith.muli %2, %c8 overflow<nsw, nuw> : i8
  %4 = arith.muli %x, %c16 overflow<nsw, nuw> : i8
  %5 = arith.muli %4, %c3 overflow<nsw, nuw> : i8
  return %1, %3, %5 : i8, i8, i8
}
func.func @truncate(%x: i32) -> (i8, i8, i8, i8, i16) {
  %0 = arith.trunci %x : i32 to i16
  %1 = arith.trunci %0 overflow<nuw> : i16 to i8
  %2 = arith.trunci %x overflow<nsw> : i32 to i16
  %3 = arith.trunci %2 overflow<nsw, nuw> : i16 to i8
  %4 = arith.trunci %x overflow<nsw, nuw> : i32 to i16
  %5 = arith.trunci %4 overflow<nsw, nuw> : i16 to i8
  %6 = arith.trunci %4 : i16 to i8
  %c16 = arith.constant 16 : i32
  %7 = arith.shrsi %x, %c16 : i32
  %8 = arith.trunci %7 overflow<nsw> : i32 to i16
  return %1, %3, %5, %6, %8 : i8, i8, i8, i8, i16
}
// ==== stdout ====
module {
  func.func @add(%arg0: i8) -> (i8, i8, i8) {
    %c103_i8 = arith.constant 103 : i8
    %c-56_i8 = arith.constant -56 : i8
    %c56_i8 = arith.constant 56 : i8
    %0 = arith.addi %arg0, %c56_i8 : i8
    %1 = arith.addi %arg0, %c-56_i8 overflow<nuw> : i8
    %2 = arith.addi %arg0, %c103_i8 overflow<nsw, nuw> : i8
    return %0, %1, %2 : i8, i8, i8
  }
  func.func @add_sub(%arg0: i8) -> (i8, i8, i8, i8) {
    %c97_i8 = arith.constant 97 : i8
    %c-56_i8 = arith.constant -56 : i8
    %c-97_i8 = arith.constant -97 : i8
    %0 = arith.addi %arg0, %c-97_i8 overflow<nsw> : i8
    %1 = arith.subi %c-56_i8, %arg0 overflow<nuw> : i8
    %2 = arith.addi %arg0, %c-56_i8 : i8
    %3 = arith.addi %arg0, %c97_i8 overflow<nsw, nuw> : i8
    return %0, %1, %2, %3 : i8, i8, i8, i8
  }
  func.func @sub(%arg0: i8) -> (i8, i8, i8, i8, i8) {
    %c-97_i8 = arith.constant -97 : i8
    %c56_i8 = arith.constant 56 : i8
    %c-56_i8 = arith.constant -56 : i8
    %0 = arith.subi %c-56_i8, %arg0 : i8
    %1 = arith.subi %arg0, %c-56_i8 overflow<nuw> : i8
    %2 = arith.subi %c56_i8, %arg0 : i8
    %3 = arith.subi %c-56_i8, %arg0 overflow<nuw> : i8
    %4 = arith.addi %arg0, %c-97_i8 overflow<nsw> : i8
    return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
  }
  func.func @mul(%arg0: i8) -> (i8, i8, i8) {
    %c48_i8 = arith.constant 48 : i8
    %c-128_i8 = arith.constant -128 : i8
    %0 = arith.muli %arg0, %c-128_i8 : i8
    %1 = arith.muli %arg0, %c-128_i8 overflow<nuw> : i8
    %2 = arith.muli %arg0, %c48_i8 overflow<nsw, nuw> : i8
    return %0, %1, %2 : i8, i8, i8
  }
  func.func @truncate(%arg0: i32) -> (i8, i8, i8, i8, i16) {
    %c16_i32 = arith.constant 16 : i32
    %0 = arith.trunci %arg0 : i32 to i8
    %1 = arith.trunci %arg0 overflow<nsw> : i32 to i8
    %2 = arith.trunci %arg0 overflow<nsw, nuw> : i32 to i8
    %3 = arith.trunci %arg0 : i32 to i8
    %4 = arith.shrui %arg0, %c16_i32 : i32
    %5 = arith.trunci %4 : i32 to i16
    return %0, %1, %2, %3, %5 : i8, i8, i8, i8, i16
  }
}

