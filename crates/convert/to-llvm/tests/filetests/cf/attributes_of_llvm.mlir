// terrace opt --convert-cf-to-llvm
// An attribute with the name of a property of the LLVM dialect's branch becomes that property.
func.func @f(%c: i1, %flag: i32) {
  cf.cond_br %c weights([1, 2]), ^one, ^two {loop_annotation = #llvm.loop_annotation<disableNonforced = true>, note = 3 : i64}
^one:
  cf.switch %flag : i32, [default: ^three, 1: ^three] {loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^two:
  cf.br ^three {a = 1 : i8, loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
^three:
  cf.cond_br %c, ^one, ^four {branch_weights = array<i32: 7, 8>}
^four:
  cf.br ^five {loop_annotation = 3 : i32}
^five:
  return
}
// ==== stdout ====
#loop_annotation = #llvm.loop_annotation<disableNonforced = true>
module {
  func.func @f(%arg0: i1, %arg1: i32) {
    llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb2 {loop_annotation = #loop_annotation, note = 3 : i64}
  ^bb1:  // 2 preds: ^bb0, ^bb3
    llvm.switch %arg1 : i32, ^bb3 [
      1: ^bb3
    ]
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3 {a = 1 : i8, loop_annotation = #loop_annotation}
  ^bb3:  // 3 preds: ^bb1, ^bb1, ^bb2
    llvm.cond_br %arg0 weights([7, 8]), ^bb1, ^bb4
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5
  ^bb5:  // pred: ^bb4
    return
  }
}

