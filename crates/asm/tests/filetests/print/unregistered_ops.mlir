// terrace opt --allow-unregistered-dialect
// Unregistered ops: operands, successors, properties, regions, attributes, types.
func.func @f(%a: i32) {
  %0:2 = "x.y"(%a, %a) <{p = 1 : i32}> ({
  ^bb0(%b: i32):
    "x.z"(%b) : (i32) -> ()
  }, {
    "x.w"() : () -> ()
  }) {q = "r"} : (i32, i32) -> (i32, f32)
  "x.br"(%0#1)[^bb1] : (f32) -> ()
^bb1:
  "x.ret"() : () -> ()
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) {
    %0:2 = "x.y"(%arg0, %arg0) <{p = 1 : i32}> ({
    ^bb0(%arg1: i32):
      "x.z"(%arg1) : (i32) -> ()
    }, {
      "x.w"() : () -> ()
    }) {q = "r"} : (i32, i32) -> (i32, f32)
    "x.br"(%0#1)[^bb1] : (f32) -> ()
  ^bb1:  // pred: ^bb0
    "x.ret"() : () -> ()
  }
}

