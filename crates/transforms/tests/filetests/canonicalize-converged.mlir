// terrace opt --allow-unregistered-dialect --canonicalize='max-iterations=2 test-convergence=true region-simplify=disabled'
// A second iteration that changes nothing has converged; unused arguments of blocks stay.
func.func @f(%x: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %x, %c0 : i32
  "t.op"()[^bb1, ^bb2] : () -> ()
^bb1:
  cf.br ^bb3(%0 : i32)
^bb2:
  cf.br ^bb3(%x : i32)
^bb3(%unused: i32):
  return %0 : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: i1) -> i32 {
    "t.op"()[^bb1, ^bb2] : () -> ()
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg0 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg0 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    return %arg0 : i32
  }
}

