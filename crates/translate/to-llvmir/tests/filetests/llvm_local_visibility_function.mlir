// terrace translate --mlir-to-llvmir
// The same of a function.
llvm.func @good() {
  llvm.return
}
llvm.func internal hidden @f() {
  llvm.return
}
