// terrace opt --allow-unregistered-dialect --mlir-use-nameloc-as-prefix
func.func @f(%x: i32 loc("first"), %y: i32) -> i32 {
  %a:2 = "a.b"(%x) : (i32) -> (i32, i32) loc("pair")
  %b = arith.addi %a#0, %y : i32 loc("sum"("child"))
  %u = arith.constant 1 : i32 loc("one")
  %v = arith.constant 2 : i32
  %e = "a.b"(%b) : (i32) -> i32 loc(callsite("with blank" at "caller"))
  %h = "a.b"(%b) : (i32) -> i32 loc(fused["sum", "other"])
  cf.br ^bb1(%b : i32)
^bb1(%c: i32 loc("first")):
  "a.c"() ({
  ^bb0(%q: i32):
    "x.t"() : () -> ()
  }) : () -> ()
  return %c : i32
}
// ==== stdout ====
module {
  func.func @f(%first: i32, %arg1: i32) -> i32 {
    %pair:2 = "a.b"(%first) : (i32) -> (i32, i32)
    %sum = arith.addi %pair#0, %arg1 : i32
    %one = arith.constant 1 : i32
    %c2_i32 = arith.constant 2 : i32
    %with_blank = "a.b"(%sum) : (i32) -> i32
    %sum_0 = "a.b"(%sum) : (i32) -> i32
    cf.br ^bb1(%sum : i32)
  ^bb1(%first_1: i32):  // pred: ^bb0
    "a.c"() ({
    ^bb0(%arg2: i32):
      "x.t"() : () -> ()
    }) : () -> ()
    return %first_1 : i32
  }
}

