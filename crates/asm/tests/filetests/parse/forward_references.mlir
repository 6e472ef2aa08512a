// terrace opt --allow-unregistered-dialect
// A value may be used before its definition if the definition dominates or the region is a graph.
func.func @f(%c: i1) -> i32 {
  cf.br ^def
^use:
  return %x : i32
^def:
  %x = arith.constant 1 : i32
  cf.br ^use
}
"t.graph"() ({
  %a = "t.op"(%b#1) : (i32) -> i32
  %b:2 = "t.op"(%a) : (i32) -> (f32, i32)
}) : () -> ()
// ==== stdout ====
module {
  func.func @f(%arg0: i1) -> i32 {
    cf.br ^bb2
  ^bb1:  // pred: ^bb2
    return %c1_i32 : i32
  ^bb2:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1
  }
  "t.graph"() ({
    %0 = "t.op"(%1#1) : (i32) -> i32
    %1:2 = "t.op"(%0) : (i32) -> (f32, i32)
  }) : () -> ()
}

