// terrace opt --llvm-use-default-visibility
// Without the option nothing changes.
llvm.func @f()
llvm.func hidden @g()
// ==== stdout ====
module {
  llvm.func @f()
  llvm.func hidden @g()
}

