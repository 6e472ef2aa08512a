// terrace opt --inline
// A location that an attribute holds has an alias, whatever locations operations have.
module {
  func.func @f(%a: i32) -> i32 {
    %0 = func.call @g(%a) : (i32) -> i32
    return %0 : i32
  }
  func.func private @g(%a: i32) -> i32 {
    %0 = arith.addi %a, %a {test.at = loc("b.mlir":1:2), test.map = 1 : i32} : i32
    return %0 : i32
  }
}
// ==== stdout ====
#loc = loc("b.mlir":1:2)
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 {test.at = #loc, test.map = 1 : i32} : i32
    return %0 : i32
  }
}

