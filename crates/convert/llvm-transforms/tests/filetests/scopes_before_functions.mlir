// terrace opt --ensure-debug-info-scope-on-llvm-func --convert-func-to-llvm
// The passes of a pipeline load their dialects before the first one runs: the LLVM dialect is there for a module without it.
func.func @f() {
  return
}
// ==== stdout ====
module {
  llvm.func @f() {
    llvm.return
  }
}

