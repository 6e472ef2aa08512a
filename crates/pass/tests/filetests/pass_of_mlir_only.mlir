// terrace opt --pass-pipeline='builtin.module(func.func(gpu-kernel-outlining))'
// A pass that MLIR has and this program has not.
func.func @f() {
  return
}
// ==== stderr ====
<unknown>:0: error: MLIR Textual PassPipeline Parser:1:11: error: 'gpu-kernel-outlining' does not refer to a registered pass or pass pipeline
func.func(gpu-kernel-outlining)
          ^

<unknown>:0: note: pass 'gpu-kernel-outlining' exists only in mlir-opt; run mlir-opt first
// ==== exit 1 ====
