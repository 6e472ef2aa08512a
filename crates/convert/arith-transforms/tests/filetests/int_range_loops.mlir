// terrace opt --allow-unregistered-dialect --int-range-optimizations
// What changes from one iteration to the next is given up; what is looked at late enough is not.
func.func @post(%n: index) -> (i32, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %k5 = arith.constant 5 : i32
  %k1 = arith.constant 1 : i32
  %k9 = arith.constant 9 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %k0) -> i32 { scf.yield %k5 : i32 }
  %s = arith.addi %r, %k1 : i32
  %c = arith.cmpi slt, %s, %k9 : i32
  return %s, %c : i32, i1
}
func.func @post_if(%b: i1) -> (i32, i1) {
  %k0 = arith.constant 0 : i32
  %k5 = arith.constant 5 : i32
  %k1 = arith.constant 1 : i32
  %k9 = arith.constant 9 : i32
  %r = scf.if %b -> i32 { scf.yield %k0 : i32 } else { scf.yield %k5 : i32 }
  %s = arith.addi %r, %k1 : i32
  %c = arith.cmpi slt, %s, %k9 : i32
  return %s, %c : i32, i1
}
func.func @post_cf(%b: i1) -> (i32, i1) {
  %k0 = arith.constant 0 : i32
  %k5 = arith.constant 5 : i32
  %k1 = arith.constant 1 : i32
  %k9 = arith.constant 9 : i32
  cf.cond_br %b, ^a(%k0: i32), ^a(%k5 : i32)
^a(%r : i32):
  %s = arith.addi %r, %k1 : i32
  %c = arith.cmpi slt, %s, %k9 : i32
  return %s, %c : i32, i1
}
func.func @post_if2(%b: i1) -> (i32, i1) {
  %k0 = arith.constant 0 : i32
  %k5 = arith.constant 5 : i32
  %k1 = arith.constant 1 : i32
  %k9 = arith.constant 9 : i32
  %r = scf.if %b -> i32 { 
    %q = scf.if %b -> i32 { scf.yield %k0 : i32 } else { scf.yield %k5 : i32 }
    %z = arith.addi %q, %k1 : i32
    %c = arith.cmpi slt, %z, %k9 : i32
    "u.u"(%c) : (i1) -> ()
    scf.yield %z : i32 } else { scf.yield %k5 : i32 }
  %s = arith.addi %r, %k1 : i32
  %c = arith.cmpi slt, %s, %k9 : i32
  return %s, %c : i32, i1
}
func.func @loop(%n: index) -> (i32, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k0 = arith.constant 0 : i32
  %k5 = arith.constant 5 : i32
  %k1 = arith.constant 1 : i32
  %k9 = arith.constant 9 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %k0) -> i32 {
    %s = arith.addi %x, %k1 : i32
    %m = arith.minsi %s, %k5 : i32
    scf.yield %m : i32 }
  %s = arith.addi %r, %k1 : i32
  %c = arith.cmpi slt, %s, %k9 : i32
  %c2 = arith.cmpi sge, %s, %k0 : i32
  %c3 = arith.cmpi slt, %r, %k9 : i32
  return %s, %c, %c2, %c3 : i32, i1, i1, i1
}
// ==== stdout ====
module {
  func.func @post(%arg0: index) -> (i32, i1) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      scf.yield %c5_i32 : i32
    }
    %1 = arith.addi %0, %c1_i32 : i32
    return %1, %true : i32, i1
  }
  func.func @post_if(%arg0: i1) -> (i32, i1) {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = scf.if %arg0 -> (i32) {
      scf.yield %c0_i32 : i32
    } else {
      scf.yield %c5_i32 : i32
    }
    %1 = arith.addi %0, %c1_i32 : i32
    return %1, %true : i32, i1
  }
  func.func @post_cf(%arg0: i1) -> (i32, i1) {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.cond_br %arg0, ^bb1(%c0_i32 : i32), ^bb1(%c5_i32 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb0
    %1 = arith.addi %0, %c1_i32 : i32
    return %1, %true : i32, i1
  }
  func.func @post_if2(%arg0: i1) -> (i32, i1) {
    %true = arith.constant true
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = scf.if %arg0 -> (i32) {
      %3 = scf.if %arg0 -> (i32) {
        scf.yield %c0_i32 : i32
      } else {
        scf.yield %c5_i32 : i32
      }
      %4 = arith.addi %3, %c1_i32 : i32
      "u.u"(%true) : (i1) -> ()
      scf.yield %4 : i32
    } else {
      scf.yield %c5_i32 : i32
    }
    %1 = arith.addi %0, %c1_i32 : i32
    %2 = arith.cmpi slt, %1, %c9_i32 : i32
    return %1, %2 : i32, i1
  }
  func.func @loop(%arg0: index) -> (i32, i1, i1, i1) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c5_i32 = arith.constant 5 : i32
    %c1_i32 = arith.constant 1 : i32
    %c9_i32 = arith.constant 9 : i32
    %0 = scf.for %arg1 = %c0 to %arg0 step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %5 = arith.addi %arg2, %c1_i32 : i32
      %6 = arith.minsi %5, %c5_i32 : i32
      scf.yield %6 : i32
    }
    %1 = arith.addi %0, %c1_i32 : i32
    %2 = arith.cmpi slt, %1, %c9_i32 : i32
    %3 = arith.cmpi sge, %1, %c0_i32 : i32
    %4 = arith.cmpi slt, %0, %c9_i32 : i32
    return %1, %2, %3, %4 : i32, i1, i1, i1
  }
}

