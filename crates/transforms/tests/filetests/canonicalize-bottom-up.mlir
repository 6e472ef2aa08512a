// terrace opt --pass-pipeline='builtin.module(func.func(canonicalize{max-num-rewrites=1 top-down=false}))'
// One pattern in each iteration, from the last operation on.
func.func @f(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c2 : i32
  %2 = arith.addi %1, %c1 : i32
  return %2 : i32
}

// A fold is no rewrite.
func.func @folds(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  %1 = arith.subi %0, %c0 : i32
  %2 = arith.subi %y, %y : i32
  %3 = arith.addi %1, %2 : i32
  return %3 : i32
}

func.func @branches(%x: i32, %c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.subi %x, %c1 : i32
  %1 = arith.subi %0, %c1 : i32
  cf.cond_br %c, ^bb1(%1 : i32), ^bb1(%1 : i32)
^bb1(%a: i32):
  return %a : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) -> i32 {
    %c4_i32 = arith.constant 4 : i32
    %0 = arith.addi %arg0, %c4_i32 : i32
    return %0 : i32
  }
  func.func @folds(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @branches(%arg0: i32, %arg1: i1) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.subi %arg0, %c2_i32 : i32
    return %0 : i32
  }
}

