// terrace translate --mlir-to-llvmir
// The same of a function.
llvm.func @good() {
  llvm.return
}
llvm.func internal hidden @f() {
  llvm.return
}
// ==== stderr ====
<stdin>:6:1: error: symbol with local linkage must have default visibility
llvm.func internal hidden @f() {
^
// ==== exit 1 ====
