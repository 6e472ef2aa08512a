// terrace opt --convert-cf-to-llvm
// cf.br with and without arguments.
func.func @f(%a: i32) -> i32 {
  cf.br ^one
^one:
  cf.br ^two(%a, %a : i32, i32)
^two(%x: i32, %y: i32):
  return %y : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) -> i32 {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%arg0, %arg0 : i32, i32)
  ^bb2(%0: i32, %1: i32):  // pred: ^bb1
    return %1 : i32
  }
}

