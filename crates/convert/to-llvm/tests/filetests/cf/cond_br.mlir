// terrace opt --convert-cf-to-llvm
// cf.cond_br, also twice to one block.
func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^one(%a : i32), ^two
^one(%x: i32):
  cf.cond_br %c, ^three(%x : i32), ^three(%b : i32)
^two:
  cf.br ^three(%b : i32)
^three(%y: i32):
  return %y : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) -> i32 {
    llvm.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2
  ^bb1(%0: i32):  // pred: ^bb0
    llvm.cond_br %arg0, ^bb3(%0 : i32), ^bb3(%arg2 : i32)
  ^bb2:  // pred: ^bb0
    llvm.br ^bb3(%arg2 : i32)
  ^bb3(%1: i32):  // 3 preds: ^bb1, ^bb1, ^bb2
    return %1 : i32
  }
}

