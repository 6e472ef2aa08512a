// terrace opt --pass-pipeline='builtin.module(canonicalize{max-num-rewrites=4 max-iterations=1})'
// The limit counts for each function.
func.func @first(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c1 : i32
  %2 = arith.addi %1, %c1 : i32
  return %2 : i32
}

module {
  func.func @second(%x: i32) -> i32 {
    %c1 = arith.constant 1 : i32
    %0 = arith.addi %x, %c1 : i32
    %1 = arith.addi %0, %c1 : i32
    %2 = arith.addi %1, %c1 : i32
    %3 = arith.addi %2, %c1 : i32
    return %3 : i32
  }
}

// Constants and unreachable blocks are seen to all the same.
func.func @third(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %c1 = arith.constant 1 : i32
  %1 = arith.addi %0, %c1 : i32
  %c1_again = arith.constant 1 : i32
  %2 = arith.addi %1, %c1_again : i32
  return %2 : i32
^unreachable:
  return %x : i32
}
// ==== stdout ====
module {
  func.func @first(%arg0: i32) -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c3_i32 : i32
    return %0 : i32
  }
  module {
    func.func @second(%arg0: i32) -> i32 {
      %c4_i32 = arith.constant 4 : i32
      %0 = arith.addi %arg0, %c4_i32 : i32
      return %0 : i32
    }
  }
  func.func @third(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %c2_i32 = arith.constant 2 : i32
    %1 = arith.addi %0, %c2_i32 : i32
    return %1 : i32
  }
}

