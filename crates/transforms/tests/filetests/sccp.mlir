// terrace opt --sccp --allow-unregistered-dialect
// Constants go along the edges that can be taken: through blocks, regions and calls of private functions.
func.func @blocks(%a: i32) -> i32 {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  cf.cond_br %true, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%c1 : i32)
^bb2:
  cf.br ^bb3(%a : i32)
^bb3(%0: i32):
  %1 = arith.addi %0, %c1 : i32
  return %1 : i32
}
func.func @loop(%a: i1) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  cf.br ^bb1(%c1, %c0 : i32, i32)
^bb1(%0: i32, %1: i32):
  %2 = arith.muli %0, %c1 : i32
  %3 = arith.addi %1, %c1 : i32
  cf.cond_br %a, ^bb1(%2, %3 : i32, i32), ^bb2(%2, %3 : i32, i32)
^bb2(%4: i32, %5: i32):
  return %4, %5 : i32, i32
}
func.func @switch(%a: i32) -> i32 {
  %c7 = arith.constant 7 : i32
  cf.switch %c7 : i32, [
    default: ^bb1(%a : i32),
    3: ^bb1(%a : i32),
    7: ^bb2
  ]
^bb1(%0: i32):
  return %0 : i32
^bb2:
  cf.br ^bb1(%c7 : i32)
}
func.func @unknown_branch(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  "u.branch"(%c1)[^bb1] : (i32) -> ()
^bb1:
  cf.br ^bb2(%c1 : i32)
^bb2(%0: i32):
  return %0 : i32
}
func.func @if(%a: i32) -> (i32, i32) {
  %true = arith.constant true
  %0 = scf.if %true -> i32 {
    %c1 = arith.constant 1 : i32
    %1 = arith.addi %c1, %c1 : i32
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  %2 = scf.execute_region -> i32 {
    %3 = arith.addi %0, %0 : i32
    scf.yield %3 : i32
  }
  return %0, %2 : i32, i32
}
func.func @regions(%n: index, %c: i1) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i1 = arith.constant 1 : i32
  %i2 = arith.constant 2 : i32
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %i1, %y = %i2) -> (i32, i32) {
    %1 = arith.muli %x, %i1 : i32
    %2 = arith.addi %y, %i1 : i32
    scf.yield %1, %2 : i32, i32
  }
  %3 = scf.while (%x = %i1) : (i32) -> i32 {
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%x: i32):
    %4 = arith.muli %x, %i1 : i32
    scf.yield %4 : i32
  }
  %5 = scf.index_switch %c1 -> i32
  case 1 {
    scf.yield %i1 : i32
  }
  default {
    scf.yield %i2 : i32
  }
  return %0#0, %3, %5 : i32, i32, i32
}
func.func private @private(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  return %0, %b : i32, i32
}
func.func @public(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  return %c1 : i32
}
func.func private @taken(%a: i32) -> i32 {
  return %a : i32
}
func.func private @never_called() -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %c1 : i32
  return %0 : i32
}
func.func private @declared() -> i32
func.func @calls(%a: i32) -> (i32, i32, i32, i32, i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0:2 = call @private(%c1, %c1) : (i32, i32) -> (i32, i32)
  %1:2 = call @private(%c1, %c2) : (i32, i32) -> (i32, i32)
  %2 = call @public(%c1) : (i32) -> i32
  %3 = call @taken(%c1) : (i32) -> i32
  %4 = func.constant @taken : (i32) -> i32
  %5 = call_indirect %4(%c2) : (i32) -> i32
  %6 = call @declared() : () -> i32
  return %0#0, %1#1, %2, %3, %6 : i32, i32, i32, i32, i32
}
func.func @unreachable() -> i32 {
  %c1 = arith.constant 1 : i32
  return %c1 : i32
^bb1:
  %0 = arith.addi %c1, %c1 : i32
  cf.br ^bb2(%0 : i32)
^bb2(%1: i32):
  return %1 : i32
}
llvm.func @llvm(%a: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %0, %0 : i32
  %2 = llvm.mlir.constant(true) : i1
  llvm.cond_br %2, ^bb1(%1 : i32), ^bb1(%a : i32)
^bb1(%3: i32):
  llvm.return %3 : i32
}
func.func @affine(%m: memref<4xf32>) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = affine.for %i = 0 to 10 iter_args(%x = %c1) -> i32 {
    %1 = arith.muli %x, %c1 : i32
    affine.yield %1 : i32
  }
  return %0 : i32
}
// ==== stdout ====
module {
  func.func @blocks(%arg0: i32) -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %true = arith.constant true
    cf.cond_br %true, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%c1_i32 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg0 : i32)
  ^bb3(%0: i32):  // 2 preds: ^bb1, ^bb2
    return %c2_i32 : i32
  }
  func.func @loop(%arg0: i1) -> (i32, i32) {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%c1_i32, %c0_i32 : i32, i32)
  ^bb1(%0: i32, %1: i32):  // 2 preds: ^bb0, ^bb1
    %2 = arith.addi %1, %c1_i32 : i32
    cf.cond_br %arg0, ^bb1(%c1_i32, %2 : i32, i32), ^bb2(%c1_i32, %2 : i32, i32)
  ^bb2(%3: i32, %4: i32):  // pred: ^bb1
    return %c1_i32, %4 : i32, i32
  }
  func.func @switch(%arg0: i32) -> i32 {
    %c7_i32 = arith.constant 7 : i32
    cf.switch %c7_i32 : i32, [
      default: ^bb1(%arg0 : i32),
      3: ^bb1(%arg0 : i32),
      7: ^bb2
    ]
  ^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb2
    return %c7_i32 : i32
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%c7_i32 : i32)
  }
  func.func @unknown_branch(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    "u.branch"(%c1_i32)[^bb1] : (i32) -> ()
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%c1_i32 : i32)
  ^bb2(%0: i32):  // pred: ^bb1
    return %c1_i32 : i32
  }
  func.func @if(%arg0: i32) -> (i32, i32) {
    %c4_i32 = arith.constant 4 : i32
    %c2_i32 = arith.constant 2 : i32
    %true = arith.constant true
    return %c2_i32, %c4_i32 : i32, i32
  }
  func.func @regions(%arg0: index, %arg1: i1) -> (i32, i32, i32) {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0:2 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %c1_i32, %arg4 = %c2_i32) -> (i32, i32) {
      %1 = arith.addi %arg4, %c1_i32 : i32
      scf.yield %c1_i32, %1 : i32, i32
    }
    return %c1_i32, %c1_i32, %c1_i32 : i32, i32, i32
  }
  func.func private @private(%arg0: i32, %arg1: i32) -> (i32, i32) {
    %c1_i32 = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    return %c2_i32, %arg1 : i32, i32
  }
  func.func @public(%arg0: i32) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
  func.func private @taken(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func private @never_called() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.addi %c1_i32, %c1_i32 : i32
    return %0 : i32
  }
  func.func private @declared() -> i32
  func.func @calls(%arg0: i32) -> (i32, i32, i32, i32, i32) {
    %f = constant @taken : (i32) -> i32
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %0:2 = call @private(%c1_i32, %c1_i32) : (i32, i32) -> (i32, i32)
    %1:2 = call @private(%c1_i32, %c2_i32) : (i32, i32) -> (i32, i32)
    %2 = call @public(%c1_i32) : (i32) -> i32
    %3 = call @taken(%c1_i32) : (i32) -> i32
    %4 = call_indirect %f(%c2_i32) : (i32) -> i32
    %5 = call @declared() : () -> i32
    return %c2_i32, %1#1, %c1_i32, %3, %5 : i32, i32, i32, i32, i32
  }
  func.func @unreachable() -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  ^bb1:  // no predecessors
    %0 = arith.addi %c1_i32, %c1_i32 : i32
    cf.br ^bb2(%0 : i32)
  ^bb2(%1: i32):  // pred: ^bb1
    return %1 : i32
  }
  llvm.func @llvm(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(1 : i32) : i32
    %2 = llvm.add %1, %1 : i32
    llvm.cond_br %0, ^bb1(%2 : i32), ^bb1(%arg0 : i32)
  ^bb1(%3: i32):  // 2 preds: ^bb0, ^bb0
    llvm.return %3 : i32
  }
  func.func @affine(%arg0: memref<4xf32>) -> i32 {
    %c1_i32 = arith.constant 1 : i32
    return %c1_i32 : i32
  }
}

