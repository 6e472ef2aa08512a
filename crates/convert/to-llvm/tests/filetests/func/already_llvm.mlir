// terrace opt --convert-func-to-llvm
// A module in the LLVM dialect is left alone.
llvm.func @f(%a: i32) -> i32 {
  llvm.return %a : i32
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i32) -> i32 {
    llvm.return %arg0 : i32
  }
}

