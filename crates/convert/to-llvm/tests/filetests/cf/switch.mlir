// terrace opt --convert-cf-to-llvm
// cf.switch with cases, arguments and a default.
func.func @f(%v: i32, %a: i32, %b: i32) -> i32 {
  cf.switch %v : i32, [
    default: ^d(%a : i32),
    42: ^one(%b : i32),
    -7: ^two
  ]
^d(%x: i32):
  return %x : i32
^one(%y: i32):
  return %y : i32
^two:
  return %a : i32
}
func.func @only_default(%v: i64) {
  cf.switch %v : i64, [
    default: ^d
  ]
^d:
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: i32, %arg2: i32) -> i32 {
    llvm.switch %arg0 : i32, ^bb1(%arg1 : i32) [
      42: ^bb2(%arg2 : i32),
      -7: ^bb3
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    return %0 : i32
  ^bb2(%1: i32):  // pred: ^bb0
    return %1 : i32
  ^bb3:  // pred: ^bb0
    return %arg1 : i32
  }
  func.func @only_default(%arg0: i64) {
    llvm.switch %arg0 : i64, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    return
  }
}

