// terrace opt --convert-scf-to-cf --allow-unregistered-dialect --mlir-print-debuginfo
// Operations in each other, and what is left where it is; locations.
func.func @nest(%a: index, %b: index, %s: index, %c: i1, %x: i64) -> i64 {
  %r = scf.for %i = %a to %b step %s iter_args(%acc = %x) -> (i64) {
    %q = scf.if %c -> i64 {
      %w = scf.while (%p = %acc) : (i64) -> i64 {
        scf.condition(%c) %p : i64
      } do {
      ^bb0(%u: i64):
        %e = scf.execute_region -> i64 {
          scf.index_switch %i
          case 1 { "test.a"() : () -> () scf.yield }
          default { "test.a1"() : () -> () scf.yield }
          scf.yield %u : i64
        }
        scf.yield %e : i64
      }
      scf.yield %w : i64
    } else {
      scf.parallel (%j) = (%a) to (%b) step (%s) {
        scf.forall (%k) in (%a) { "test.b"(%k, %j) : (index, index) -> () }
      }
      scf.yield %acc : i64
    }
    scf.yield %q : i64
  }
  "test.c"() ({
    scf.for %i = %a to %b step %s { scf.if %c { "test.d"(%i) : (index) -> () } }
    "test.end"() : () -> ()
  }) : () -> ()

  %lp = scf.for %i = %x to %r step %x iter_args(%k = %c) -> (i1) : i64 { scf.yield %k : i1 }
  %i1 = scf.parallel (%j) = (%a) to (%b) step (%s) init (%r) -> i64 {
    %1 = scf.if %lp -> i64 { scf.yield %x : i64 } else { scf.yield %r : i64 }
    scf.reduce(%1 : i64) {
      ^bb0(%l: i64, %h: i64):
      %2 = scf.if %lp -> i64 { scf.yield %l : i64 } else { scf.yield %h : i64 }
      scf.reduce.return %2 : i64
    }
  }
  return %i1 : i64
}
// ==== stdout ====
#loc2 = loc("<stdin>":3:17)
#loc3 = loc("<stdin>":3:28)
#loc4 = loc("<stdin>":3:39)
#loc5 = loc("<stdin>":3:50)
#loc6 = loc("<stdin>":3:58)
#loc7 = loc("<stdin>":4:8)
#loc8 = loc("<stdin>":4:16)
#loc9 = loc("<stdin>":4:48)
#loc10 = loc("<stdin>":5:10)
#loc12 = loc("<stdin>":6:23)
#loc14 = loc("<stdin>":9:12)
#loc15 = loc("<stdin>":10:14)
#loc22 = loc("<stdin>":20:7)
#loc23 = loc("<stdin>":21:9)
#loc27 = loc("<stdin>":28:13)
#loc32 = loc("<stdin>":32:17)
#loc33 = loc("<stdin>":32:49)
#loc34 = loc("<stdin>":33:9)
#loc35 = loc("<stdin>":34:10)
#loc36 = loc("<stdin>":37:12)
module {
  func.func @nest(%arg0: index loc("<stdin>":3:17), %arg1: index loc("<stdin>":3:28), %arg2: index loc("<stdin>":3:39), %arg3: i1 loc("<stdin>":3:50), %arg4: i64 loc("<stdin>":3:58)) -> i64 {
    cf.br ^bb1(%arg0, %arg4 : index, i64) loc(#loc7)
  ^bb1(%0: index loc("<stdin>":4:16), %1: i64 loc("<stdin>":4:48)):  // 2 preds: ^bb0, ^bb20
    %2 = arith.cmpi slt, %0, %arg1 : index loc(#loc7)
    cf.cond_br %2, ^bb2, ^bb21 loc(#loc7)
  ^bb2:  // pred: ^bb1
    cf.cond_br %arg3, ^bb3, ^bb12 loc(#loc10)
  ^bb3:  // pred: ^bb2
    cf.br ^bb4(%1 : i64) loc(#loc11)
  ^bb4(%3: i64 loc("<stdin>":6:23)):  // 2 preds: ^bb3, ^bb10
    cf.cond_br %arg3, ^bb5(%3 : i64), ^bb11 loc(#loc13)
  ^bb5(%4: i64 loc("<stdin>":9:12)):  // pred: ^bb4
    cf.br ^bb6 loc(#loc15)
  ^bb6:  // pred: ^bb5
    %5 = arith.index_cast %0 : index to i64 loc(#loc16)
    cf.switch %5 : i64, [
      default: ^bb8,
      1: ^bb7
    ] loc(#loc16)
  ^bb7:  // pred: ^bb6
    "test.a"() : () -> () loc(#loc17)
    cf.br ^bb9 loc(#loc18)
  ^bb8:  // pred: ^bb6
    "test.a1"() : () -> () loc(#loc19)
    cf.br ^bb9 loc(#loc20)
  ^bb9:  // 2 preds: ^bb7, ^bb8
    cf.br ^bb10(%4 : i64) loc(#loc15)
  ^bb10(%6: i64 loc("<stdin>":10:14)):  // pred: ^bb9
    cf.br ^bb4(%6 : i64) loc(#loc21)
  ^bb11:  // pred: ^bb4
    cf.br ^bb19(%3 : i64) loc(#loc10)
  ^bb12:  // pred: ^bb2
    cf.br ^bb13(%arg0 : index) loc(#loc22)
  ^bb13(%7: index loc("<stdin>":20:7)):  // 2 preds: ^bb12, ^bb17
    %8 = arith.cmpi slt, %7, %arg1 : index loc(#loc22)
    cf.cond_br %8, ^bb14, ^bb18 loc(#loc22)
  ^bb14:  // pred: ^bb13
    %c0 = arith.constant 0 : index loc(#loc23)
    %c1 = arith.constant 1 : index loc(#loc23)
    cf.br ^bb15(%c0 : index) loc(#loc23)
  ^bb15(%9: index loc("<stdin>":21:9)):  // 2 preds: ^bb14, ^bb16
    %10 = arith.cmpi slt, %9, %arg0 : index loc(#loc23)
    cf.cond_br %10, ^bb16, ^bb17 loc(#loc23)
  ^bb16:  // pred: ^bb15
    "test.b"(%9, %7) : (index, index) -> () loc(#loc24)
    %11 = arith.addi %9, %c1 : index loc(#loc23)
    cf.br ^bb15(%11 : index) loc(#loc23)
  ^bb17:  // pred: ^bb15
    %12 = arith.addi %7, %arg2 : index loc(#loc22)
    cf.br ^bb13(%12 : index) loc(#loc22)
  ^bb18:  // pred: ^bb13
    cf.br ^bb19(%1 : i64) loc(#loc10)
  ^bb19(%13: i64 loc("<stdin>":5:10)):  // 2 preds: ^bb11, ^bb18
    cf.br ^bb20 loc(#loc10)
  ^bb20:  // pred: ^bb19
    %14 = arith.addi %0, %arg2 : index loc(#loc7)
    cf.br ^bb1(%14, %13 : index, i64) loc(#loc7)
  ^bb21:  // pred: ^bb1
    "test.c"() ({
      cf.br ^bb1(%arg0 : index) loc(#loc26)
    ^bb1(%25: index loc("<stdin>":28:13)):  // 2 preds: ^bb0, ^bb4
      %26 = arith.cmpi slt, %25, %arg1 : index loc(#loc26)
      cf.cond_br %26, ^bb2, ^bb5 loc(#loc26)
    ^bb2:  // pred: ^bb1
      cf.cond_br %arg3, ^bb3, ^bb4 loc(#loc28)
    ^bb3:  // pred: ^bb2
      "test.d"(%25) : (index) -> () loc(#loc29)
      cf.br ^bb4 loc(#loc28)
    ^bb4:  // 2 preds: ^bb2, ^bb3
      %27 = arith.addi %25, %arg2 : index loc(#loc26)
      cf.br ^bb1(%27 : index) loc(#loc26)
    ^bb5:  // pred: ^bb1
      "test.end"() : () -> () loc(#loc30)
    }) : () -> () loc(#loc25)
    cf.br ^bb22(%arg4, %arg3 : i64, i1) loc(#loc31)
  ^bb22(%15: i64 loc("<stdin>":32:17), %16: i1 loc("<stdin>":32:49)):  // 2 preds: ^bb21, ^bb23
    %17 = arith.cmpi slt, %15, %1 : i64 loc(#loc31)
    cf.cond_br %17, ^bb23, ^bb24 loc(#loc31)
  ^bb23:  // pred: ^bb22
    %18 = arith.addi %15, %arg4 : i64 loc(#loc31)
    cf.br ^bb22(%18, %16 : i64, i1) loc(#loc31)
  ^bb24:  // pred: ^bb22
    cf.br ^bb25(%arg0, %1 : index, i64) loc(#loc34)
  ^bb25(%19: index loc("<stdin>":33:9), %20: i64 loc("<stdin>":4:8)):  // 2 preds: ^bb24, ^bb34
    %21 = arith.cmpi slt, %19, %arg1 : index loc(#loc34)
    cf.cond_br %21, ^bb26, ^bb35 loc(#loc34)
  ^bb26:  // pred: ^bb25
    cf.cond_br %16, ^bb27, ^bb28 loc(#loc35)
  ^bb27:  // pred: ^bb26
    cf.br ^bb29(%arg4 : i64) loc(#loc35)
  ^bb28:  // pred: ^bb26
    cf.br ^bb29(%1 : i64) loc(#loc35)
  ^bb29(%22: i64 loc("<stdin>":34:10)):  // 2 preds: ^bb27, ^bb28
    cf.br ^bb30 loc(#loc35)
  ^bb30:  // pred: ^bb29
    cf.cond_br %16, ^bb31, ^bb32 loc(#loc36)
  ^bb31:  // pred: ^bb30
    cf.br ^bb33(%20 : i64) loc(#loc36)
  ^bb32:  // pred: ^bb30
    cf.br ^bb33(%22 : i64) loc(#loc36)
  ^bb33(%23: i64 loc("<stdin>":37:12)):  // 2 preds: ^bb31, ^bb32
    cf.br ^bb34 loc(#loc36)
  ^bb34:  // pred: ^bb33
    %24 = arith.addi %19, %arg2 : index loc(#loc34)
    cf.br ^bb25(%24, %23 : index, i64) loc(#loc34)
  ^bb35:  // pred: ^bb25
    return %20 : i64 loc(#loc37)
  } loc(#loc1)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":3:1)
#loc11 = loc("<stdin>":6:12)
#loc13 = loc("<stdin>":7:9)
#loc16 = loc("<stdin>":11:11)
#loc17 = loc("<stdin>":12:20)
#loc18 = loc("<stdin>":12:42)
#loc19 = loc("<stdin>":13:21)
#loc20 = loc("<stdin>":13:44)
#loc21 = loc("<stdin>":16:9)
#loc24 = loc("<stdin>":21:35)
#loc25 = loc("<stdin>":27:3)
#loc26 = loc("<stdin>":28:5)
#loc28 = loc("<stdin>":28:37)
#loc29 = loc("<stdin>":28:49)
#loc30 = loc("<stdin>":29:5)
#loc31 = loc("<stdin>":32:9)
#loc37 = loc("<stdin>":41:3)

