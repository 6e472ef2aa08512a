// terrace opt --convert-func-to-llvm
func.func private @g(i32)
func.func @f(%a: i32) {
  call @g(%a) {note = "kept"} : (i32) -> ()
  call @g(%a) {no_inline} : (i32) -> ()
  return
}
// ==== stdout ====
module {
  llvm.func @g(i32) attributes {sym_visibility = "private"}
  llvm.func @f(%arg0: i32) {
    llvm.call @g(%arg0) {note = "kept"} : (i32) -> ()
    llvm.call @g(%arg0) {no_inline} : (i32) -> ()
    llvm.return
  }
}

