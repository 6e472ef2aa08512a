// terrace opt --pass-pipeline='builtin.module(convert-everything-to-llvm)'
func.func private @f()
// ==== stderr ====
<unknown>:0: error: MLIR Textual PassPipeline Parser:1:1: error: 'convert-everything-to-llvm' does not refer to a registered pass or pass pipeline
convert-everything-to-llvm
^

<unknown>:0: note: did you mean 'convert-arith-to-llvm'?
// ==== exit 1 ====
