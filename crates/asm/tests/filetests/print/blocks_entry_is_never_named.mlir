// terrace opt --allow-unregistered-dialect
// A block that holds nothing, an entry block with arguments of an unregistered op, several blocks.
"t.region"() ({
^bb0(%a: i32, %b: f32):
  "t.br"(%a)[^bb1] : (i32) -> ()
^bb1(%c: i32):
  "t.end"() : () -> ()
}, {
}) : () -> ()
// ==== stdout ====
module {
  "t.region"() ({
  ^bb0(%arg0: i32, %arg1: f32):
    "t.br"(%arg0)[^bb1] : (i32) -> ()
  ^bb1(%0: i32):  // pred: ^bb0
    "t.end"() : () -> ()
  }, {
  }) : () -> ()
}

