// terrace opt --convert-scf-to-cf --allow-unregistered-dialect
// The condition of a negated choice is the other one's.
func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
  %t = arith.constant true
  %n = arith.xori %c, %t : i1
  %r = scf.if %n -> i32 { scf.yield %x : i32 } else { scf.yield %y : i32 }
  scf.if %n { "test.x"() : () -> () }
  scf.if %n { "test.x"() : () -> () } else { "test.y"() : () -> () }
  scf.if %t { "test.x"() : () -> () } else { "test.y"() : () -> () }
  %m = arith.xori %t, %c : i1
  scf.if %m { "test.x"() : () -> () } else { "test.y"() : () -> () }
  return %r : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    %true = arith.constant true
    %0 = arith.xori %arg0, %true : i1
    cf.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    cf.br ^bb3(%arg2 : i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg1 : i32)
  ^bb3(%1: i32):  // 2 preds: ^bb1, ^bb2
    cf.br ^bb4
  ^bb4:  // pred: ^bb3
    cf.cond_br %0, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    "test.x"() : () -> ()
    cf.br ^bb6
  ^bb6:  // 2 preds: ^bb4, ^bb5
    cf.cond_br %arg0, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    "test.y"() : () -> ()
    cf.br ^bb9
  ^bb8:  // pred: ^bb6
    "test.x"() : () -> ()
    cf.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    cf.cond_br %true, ^bb10, ^bb11
  ^bb10:  // pred: ^bb9
    "test.x"() : () -> ()
    cf.br ^bb12
  ^bb11:  // pred: ^bb9
    "test.y"() : () -> ()
    cf.br ^bb12
  ^bb12:  // 2 preds: ^bb10, ^bb11
    %2 = arith.xori %true, %arg0 : i1
    cf.cond_br %2, ^bb13, ^bb14
  ^bb13:  // pred: ^bb12
    "test.x"() : () -> ()
    cf.br ^bb15
  ^bb14:  // pred: ^bb12
    "test.y"() : () -> ()
    cf.br ^bb15
  ^bb15:  // 2 preds: ^bb13, ^bb14
    return %1 : i32
  }
}

