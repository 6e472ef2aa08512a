// terrace opt --pass-pipeline='builtin.module(func.func(canonicalize{max-num-rewrites=1 max-iterations=1},canonicalize{max-iterations=0 test-convergence=true}))'
// At most one pattern in one iteration; then none in none, which counts as converged.
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
    %c1_i32 = arith.constant 1 : i32
    %c3_i32 = arith.constant 3 : i32
    %0 = arith.addi %arg0, %c3_i32 : i32
    %1 = arith.addi %0, %c1_i32 : i32
    return %1 : i32
  }
  func.func @folds(%arg0: i32, %arg1: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @branches(%arg0: i32, %arg1: i1) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = arith.subi %arg0, %c2_i32 : i32
    cf.cond_br %arg1, ^bb1(%0 : i32), ^bb1(%0 : i32)
  ^bb1(%1: i32):  // 2 preds: ^bb0, ^bb0
    return %1 : i32
  }
}

