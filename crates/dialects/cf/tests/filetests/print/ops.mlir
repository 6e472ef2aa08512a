// terrace opt
func.func @f(%c: i1, %v: i32, %x: index) {
  cf.assert %c, "a \22message\22"
  cf.cond_br %c weights([1, 2]), ^a(%x, %v : index, i32), ^b
^a(%y: index, %z: i32):
  cf.switch %v : i32, [
    default: ^a(%y, %z : index, i32),
    42: ^b,
    -43: ^a(%x, %v : index, i32)
  ] {note = "x"}
^b:
  cf.br ^c(%x : index)
^c(%w: index):
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: index) {
    cf.assert %arg0, "a \22message\22"
    cf.cond_br %arg0 weights([1, 2]), ^bb1(%arg2, %arg1 : index, i32), ^bb2
  ^bb1(%0: index, %1: i32):  // 3 preds: ^bb0, ^bb1, ^bb1
    cf.switch %arg1 : i32, [
      default: ^bb1(%0, %1 : index, i32),
      42: ^bb2,
      4294967253: ^bb1(%arg2, %arg1 : index, i32)
    ] {note = "x"}
  ^bb2:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb3(%arg2 : index)
  ^bb3(%2: index):  // pred: ^bb2
    return
  }
}

