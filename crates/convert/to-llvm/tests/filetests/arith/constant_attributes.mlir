// terrace opt --convert-arith-to-llvm
// Discardable attributes of a constant.
func.func @f() -> i32 {
  %0 = arith.constant {note = "kept?", a.b = 1 : i8} 42 : i32
  return %0 : i32
}
// ==== stdout ====
module {
  func.func @f() -> i32 {
    %0 = llvm.mlir.constant(42 : i32) {a.b = 1 : i8, note = "kept?"} : i32
    return %0 : i32
  }
}

