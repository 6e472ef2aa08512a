// terrace opt --verify-each=false --convert-func-to-llvm
// Without the verifier after each pass.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}

