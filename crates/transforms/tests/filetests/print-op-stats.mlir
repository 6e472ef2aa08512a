// terrace opt --pass-pipeline="builtin.module(print-op-stats,print-op-stats{json=true})" --allow-unregistered-dialect
// Names in columns, or as JSON; operations in functions and modules inside count.
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %0, %a : i32
  "a_dialect_with_a_long_name.op"() : () -> ()
  return %1 : i32
}
func.func @g() {
  "nodialect"() : () -> ()
  return
}
module {
  func.func private @h()
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %0, %arg0 : i32
    "a_dialect_with_a_long_name.op"() : () -> ()
    return %1 : i32
  }
  func.func @g() {
    "nodialect"() : () -> ()
    return
  }
  module {
    func.func private @h()
  }
}

// ==== stderr ====
Operations encountered:
-----------------------
  a_dialect_with_a_long_name.op        , 1
                       arith.addi      , 2
                     builtin.module    , 2
                        func.func      , 3
                        func.return    , 2
                             nodialect , 1
{
  "a_dialect_with_a_long_name.op" : 1,
  "arith.addi" : 2,
  "builtin.module" : 2,
  "func.func" : 3,
  "func.return" : 2,
  "nodialect" : 1
}
