// terrace opt --convert-cf-to-llvm
// Of discardable attributes those of a switch are left out, unlike those of other branches.
func.func @f(%flag: i32, %a: i32) {
  cf.switch %flag : i32, [
    default: ^bb1(%a : i32),
    42: ^bb2
  ] {test.kept = 1 : i32}
^bb1(%x: i32):
  cf.br ^bb2 {test.kept = 2 : i32}
^bb2:
  return
}
func.func @default_only(%flag: i32) {
  cf.switch %flag : i32, [
    default: ^bb1
  ] {test.kept = 1 : i32}
^bb1:
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: i32) {
    llvm.switch %arg0 : i32, ^bb1(%arg1 : i32) [
      42: ^bb2
    ]
  ^bb1(%0: i32):  // pred: ^bb0
    llvm.br ^bb2 {test.kept = 2 : i32}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    return
  }
  func.func @default_only(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    return
  }
}

