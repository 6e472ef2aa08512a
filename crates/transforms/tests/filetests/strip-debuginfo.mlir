// terrace opt --strip-debuginfo --mlir-print-debuginfo --allow-unregistered-dialect
// Locations of operations and arguments become unknown at every depth.
module {
  func.func @f(%a: i32 loc("argument")) -> i32 {
    %0 = "u.region"() ({
    ^bb0(%b: i32 loc("block")):
      "u.yield"(%b) : (i32) -> () loc("inside")
    }) : () -> i32 loc(fused["x", "y"])
    return %0 : i32 loc("return")
  } loc("function")
  module @inner {
    func.func private @g() loc("declaration")
  }
} loc("module")
// ==== stdout ====
#loc = loc(unknown)
module {
  func.func @f(%arg0: i32 loc(unknown)) -> i32 {
    %0 = "u.region"() ({
    ^bb0(%arg1: i32 loc(unknown)):
      "u.yield"(%arg1) : (i32) -> () loc(#loc)
    }) : () -> i32 loc(#loc)
    return %0 : i32 loc(#loc)
  } loc(#loc)
  module @inner {
    func.func private @g() loc(#loc)
  } loc(#loc)
} loc(#loc)

