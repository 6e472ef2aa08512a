// terrace opt --allow-unregistered-dialect
// Names that are numbers, look like numbers, or are far from the others; noughts in front make another name.
func.func @values(%arg0: i32, %7: i32, %00: i32) -> i32 {
  %99999999 = arith.addi %arg0, %7 : i32
  %100000000 = arith.addi %99999999, %00 : i32
  %1 = arith.addi %100000000, %99999999 : i32
  %0 = arith.addi %1, %7 : i32
  cf.br ^bb2
^bb1:
  %300 = arith.addi %0, %2 : i32
  %01 = arith.muli %700000, %300 : i32
  return %01 : i32
^bb2:
  %2 = arith.addi %1, %0 : i32
  %700000 = arith.addi %1, %0 : i32
  cf.br ^bb1
}
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^bb7, ^bb007
^7:
  cf.br ^bb900000
^bb7:
  cf.br ^7
^bb007:
  cf.br ^bb1a
^bb1a:
  cf.br ^bb900000
^bb900000:
  cf.br ^bb
^bb:
  cf.br ^bb1234567
^bb1234567:
  return
}
func.func @again() {
  %300 = arith.constant 1 : i32
  %1000000 = arith.constant 2 : i32
  "test.region"() ({
  ^bb1:
    %2 = arith.addi %300, %1000000 : i32
    "test.end"() : () -> ()
  }) : () -> ()
  %2 = arith.constant 3 : i32
  %3 = arith.addi %2, %1000000 : i32
  return
}
// ==== stdout ====
module {
  func.func @values(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.addi %0, %arg2 : i32
    %2 = arith.addi %1, %0 : i32
    %3 = arith.addi %2, %arg1 : i32
    cf.br ^bb2
  ^bb1:  // pred: ^bb2
    %4 = arith.addi %3, %6 : i32
    %5 = arith.muli %7, %4 : i32
    return %5 : i32
  ^bb2:  // pred: ^bb0
    %6 = arith.addi %2, %3 : i32
    %7 = arith.addi %2, %3 : i32
    cf.br ^bb1
  }
  func.func @blocks(%arg0: i1) {
    cf.cond_br %arg0, ^bb2, ^bb3
  ^bb1:  // pred: ^bb2
    cf.br ^bb5
  ^bb2:  // pred: ^bb0
    cf.br ^bb1
  ^bb3:  // pred: ^bb0
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    cf.br ^bb5
  ^bb5:  // 2 preds: ^bb1, ^bb4
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    cf.br ^bb7
  ^bb7:  // pred: ^bb6
    return
  }
  func.func @again() {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    "test.region"() ({
      %1 = arith.addi %c1_i32, %c2_i32 : i32
      "test.end"() : () -> ()
    }) : () -> ()
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %c3_i32, %c2_i32 : i32
    return
  }
}

