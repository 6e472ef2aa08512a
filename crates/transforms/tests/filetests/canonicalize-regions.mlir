// terrace opt --canonicalize --allow-unregistered-dialect
func.func @a(%c: i1, %x: i32, %y: i32) -> i32 {
  cf.cond_br %c, ^b1, ^b2
^b1:
  %z = arith.addi %x, %y : i32
  cf.br ^b3(%z, %x : i32, i32)
^b2:
  %w = arith.addi %x, %y : i32
  cf.br ^b3(%w, %y : i32, i32)
^b3(%p: i32, %q: i32):
  return %p : i32
}
func.func @dead_loop(%c: i1, %x: i32) -> i32 {
  cf.br ^b1(%x : i32)
^b1(%p: i32):
  %q = arith.addi %p, %x : i32
  cf.cond_br %c, ^b1(%q : i32), ^b2
^b2:
  return %x : i32
^b5:
  %k = arith.addi %x, %x : i32
  return %k : i32
}
func.func @r(%c: i1) {
  "test.foo"() ({
    cf.cond_br %c, ^b1, ^b2
  ^b1:
    "test.x"(%c) : (i1) -> ()
  ^b2:
    "test.y"() : () -> ()
  ^b3:
    "test.z"() : () -> ()
  }) : () -> ()
  return
}
func.func @vs() { %0 = "llvm.intr.vscale"() : () -> i64
 return }

// ==== stdout ====
module {
  func.func @a(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %0 = arith.addi %arg1, %arg2 : i32
    cf.br ^bb3(%0 : i32)
  ^bb2:  // pred: ^bb0
    %1 = arith.addi %arg1, %arg2 : i32
    cf.br ^bb3(%1 : i32)
  ^bb3(%2: i32):  // 2 preds: ^bb1, ^bb2
    return %2 : i32
  }
  func.func @dead_loop(%arg0: i1, %arg1: i32) -> i32 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb2:  // pred: ^bb1
    return %arg1 : i32
  }
  func.func @r(%arg0: i1) {
    "test.foo"() ({
      %true = arith.constant true
      cf.cond_br %arg0, ^bb1, ^bb2
    ^bb1:  // pred: ^bb0
      "test.x"(%true) : (i1) -> ()
    ^bb2:  // pred: ^bb0
      "test.y"() : () -> ()
    }) : () -> ()
    return
  }
  func.func @vs() {
    %0 = "llvm.intr.vscale"() : () -> i64
    return
  }
}

