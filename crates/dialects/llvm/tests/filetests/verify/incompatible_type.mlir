// terrace opt
llvm.func @f(%i: index) {
  llvm.return
}
// ==== stderr ====
<stdin>:2:11: error: custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments
llvm.func @f(%i: index) {
          ^
// ==== exit 1 ====
