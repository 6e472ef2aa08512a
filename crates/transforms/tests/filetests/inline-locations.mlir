// terrace opt --inline=default-pipeline= --mlir-print-debuginfo --mlir-print-local-scope --allow-unregistered-dialect
// Inlined operations say where they come from and where they were called.
func.func private @callee(%a: i1) -> i1 {
  cf.cond_br %a, ^bb1, ^bb2 loc("branch")
^bb1:
  %0 = scf.if %a -> i1 {
    %1 = arith.constant true loc("inside")
    scf.yield %1 : i1
  } else {
    scf.yield %a : i1
  } loc("if")
  cf.br ^bb2
^bb2:
  return %a : i1 loc("return")
} loc("callee")
func.func @caller(%a: i1) -> i1 {
  %0 = call @callee(%a) : (i1) -> i1 loc("call")
  %1 = call @callee(%0) : (i1) -> i1 loc(unknown)
  return %1 : i1
}
// ==== stdout ====
module {
  func.func @caller(%arg0: i1 loc("<stdin>":16:19)) -> i1 {
    cf.cond_br %arg0, ^bb1, ^bb2 loc(callsite("branch" at "call"))
  ^bb1:  // pred: ^bb0
    %0 = scf.if %arg0 -> (i1) {
      %true = arith.constant true loc(callsite("inside" at "call"))
      scf.yield %true : i1 loc(callsite("<stdin>":8:5 at "call"))
    } else {
      scf.yield %arg0 : i1 loc(callsite("<stdin>":10:5 at "call"))
    } loc(callsite("if" at "call"))
    cf.br ^bb2 loc(callsite("<stdin>":12:3 at "call"))
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb3(%arg0 : i1) loc(callsite("return" at "call"))
  ^bb3(%1: i1 loc("call")):  // pred: ^bb2
    cf.cond_br %1, ^bb4, ^bb5 loc("branch")
  ^bb4:  // pred: ^bb3
    %2 = scf.if %1 -> (i1) {
      %true = arith.constant true loc("inside")
      scf.yield %true : i1 loc("<stdin>":8:5)
    } else {
      scf.yield %1 : i1 loc("<stdin>":10:5)
    } loc("if")
    cf.br ^bb5 loc("<stdin>":12:3)
  ^bb5:  // 2 preds: ^bb3, ^bb4
    cf.br ^bb6(%1 : i1) loc("return")
  ^bb6(%3: i1 loc(unknown)):  // pred: ^bb5
    return %3 : i1 loc("<stdin>":19:3)
  } loc("<stdin>":16:1)
} loc("<stdin>":0:0)
