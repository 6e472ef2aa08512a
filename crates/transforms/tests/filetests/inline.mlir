// terrace opt --inline=default-pipeline= --allow-unregistered-dialect
// One block goes into the block of the call, several get a block after them. Private functions go with their last call.
func.func private @once(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func private @twice(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  %1 = call @once(%0) : (i32) -> i32
  return %1 : i32
}
func.func private @blocks(%a: i1, %b: i32) -> i32 {
  cf.cond_br %a, ^bb1, ^bb2(%b : i32)
^bb1:
  %0 = arith.constant 1 : i32
  cf.br ^bb2(%0 : i32)
^bb2(%1: i32):
  return %1 : i32
}
func.func private @refuses() -> i32 attributes {no_inline} {
  %0 = arith.constant 2 : i32
  return %0 : i32
}
func.func private @declaration() -> i32
func.func private @unknown_operation() {
  "u.op"() : () -> ()
  return
}
func.func private @taken(%a: i32) -> i32 {
  return %a : i32
}
func.func @calls(%a: i1, %b: i32) -> (i32, i32, i32) {
  %0 = call @twice(%b) : (i32) -> i32
  %1 = call @twice(%0) : (i32) -> i32
  %2 = call @blocks(%a, %1) : (i1, i32) -> i32
  %3 = call @refuses() : () -> i32
  %4 = call @taken(%3) {no_inline} : (i32) -> i32
  %5 = call @declaration() : () -> i32
  call @unknown_operation() : () -> ()
  %6 = arith.addi %4, %5 : i32
  return %1, %2, %6 : i32, i32, i32
}
func.func @into_regions(%a: i1, %b: i32, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %b) -> i32 {
    %1 = func.call @twice(%x) : (i32) -> i32
    scf.yield %1 : i32
  }
  %2 = scf.if %a -> i32 {
    %3 = func.call @blocks(%a, %0) : (i1, i32) -> i32
    scf.yield %3 : i32
  } else {
    scf.yield %0 : i32
  }
  affine.for %i = 0 to 10 {
    %4 = func.call @taken(%2) : (i32) -> i32
    "u.use"(%4) : (i32) -> ()
  }
  return %2 : i32
}
func.func @recursive(%a: i32) -> i32 {
  %0 = call @recursive(%a) : (i32) -> i32
  return %0 : i32
}
func.func @even(%a: i32) -> i32 {
  %0 = call @odd(%a) : (i32) -> i32
  return %0 : i32
}
func.func @odd(%a: i32) -> i32 {
  %0 = arith.subi %a, %a : i32
  %1 = call @even(%0) : (i32) -> i32
  return %1 : i32
}
func.func @calls_recursive(%a: i32) -> i32 {
  %0 = call @recursive(%a) : (i32) -> i32
  %1 = call @even(%0) : (i32) -> i32
  return %1 : i32
}
func.func @circle_a(%a: i32) -> i32 {
  %0 = call @circle_b(%a) : (i32) -> i32
  return %0 : i32
}
func.func @circle_b(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = call @circle_c(%0) : (i32) -> i32
  return %1 : i32
}
func.func @circle_c(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  %1 = call @circle_a(%0) : (i32) -> i32
  return %1 : i32
}
module @inner {
  func.func private @once(%a: i32) -> i32 {
    return %a : i32
  }
  func.func @f(%a: i32) -> i32 {
    %0 = call @once(%a) : (i32) -> i32
    return %0 : i32
  }
}
// ==== stdout ====
module {
  func.func private @blocks(%arg0: i1, %arg1: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb2(%c1_i32 : i32)
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    return %0 : i32
  }
  func.func private @refuses() -> i32 attributes {no_inline} {
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32 : i32
  }
  func.func private @declaration() -> i32
  func.func private @unknown_operation() {
    "u.op"() : () -> ()
    return
  }
  func.func private @taken(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @calls(%arg0: i1, %arg1: i32) -> (i32, i32, i32) {
    %0 = arith.muli %arg1, %arg1 : i32
    %1 = arith.addi %0, %0 : i32
    %2 = arith.muli %1, %1 : i32
    %3 = arith.addi %2, %2 : i32
    cf.cond_br %arg0, ^bb1, ^bb2(%3 : i32)
  ^bb1:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb2(%c1_i32 : i32)
  ^bb2(%4: i32):  // 2 preds: ^bb0, ^bb1
    cf.br ^bb3(%4 : i32)
  ^bb3(%5: i32):  // pred: ^bb2
    %6 = call @refuses() : () -> i32
    %7 = call @taken(%6) {no_inline} : (i32) -> i32
    %8 = call @declaration() : () -> i32
    call @unknown_operation() : () -> ()
    %9 = arith.addi %7, %8 : i32
    return %3, %5, %9 : i32, i32, i32
  }
  func.func @into_regions(%arg0: i1, %arg1: i32, %arg2: index) -> i32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg3 = %c0 to %arg2 step %c1 iter_args(%arg4 = %arg1) -> (i32) {
      %2 = arith.muli %arg4, %arg4 : i32
      %3 = arith.addi %2, %2 : i32
      scf.yield %3 : i32
    }
    %1 = scf.if %arg0 -> (i32) {
      %2 = func.call @blocks(%arg0, %0) : (i1, i32) -> i32
      scf.yield %2 : i32
    } else {
      scf.yield %0 : i32
    }
    affine.for %arg3 = 0 to 10 {
      "u.use"(%1) : (i32) -> ()
    }
    return %1 : i32
  }
  func.func @recursive(%arg0: i32) -> i32 {
    %0 = call @recursive(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @even(%arg0: i32) -> i32 {
    %0 = call @odd(%arg0) : (i32) -> i32
    return %0 : i32
  }
  func.func @odd(%arg0: i32) -> i32 {
    %0 = arith.subi %arg0, %arg0 : i32
    %1 = call @even(%0) : (i32) -> i32
    return %1 : i32
  }
  func.func @calls_recursive(%arg0: i32) -> i32 {
    %0 = call @recursive(%arg0) : (i32) -> i32
    %1 = arith.subi %0, %0 : i32
    %2 = arith.subi %1, %1 : i32
    %3 = arith.subi %2, %2 : i32
    %4 = arith.subi %3, %3 : i32
    %5 = call @even(%4) : (i32) -> i32
    return %5 : i32
  }
  func.func @circle_a(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    %2 = arith.addi %1, %1 : i32
    %3 = arith.muli %2, %2 : i32
    %4 = arith.addi %3, %3 : i32
    %5 = arith.muli %4, %4 : i32
    %6 = arith.addi %5, %5 : i32
    %7 = arith.muli %6, %6 : i32
    %8 = call @circle_b(%7) : (i32) -> i32
    return %8 : i32
  }
  func.func @circle_b(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.muli %0, %0 : i32
    %2 = call @circle_b(%1) : (i32) -> i32
    return %2 : i32
  }
  func.func @circle_c(%arg0: i32) -> i32 {
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = call @circle_b(%0) : (i32) -> i32
    return %1 : i32
  }
  module @inner {
    func.func @f(%arg0: i32) -> i32 {
      return %arg0 : i32
    }
  }
}

