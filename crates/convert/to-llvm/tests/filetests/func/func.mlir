// terrace opt --convert-func-to-llvm
// Bodies, declarations, visibility, no results.
func.func @empty() {
  return
}
func.func private @hidden(%a: i32) -> i32 {
  return %a : i32
}
func.func nested @nested() {
  return
}
func.func private @declared(i32, f32)
// ==== stdout ====
module {
  llvm.func @empty() {
    llvm.return
  }
  llvm.func @hidden(%arg0: i32) -> i32 attributes {sym_visibility = "private"} {
    llvm.return %arg0 : i32
  }
  llvm.func @nested() attributes {sym_visibility = "nested"} {
    llvm.return
  }
  llvm.func @declared(i32, f32) attributes {sym_visibility = "private"}
}

