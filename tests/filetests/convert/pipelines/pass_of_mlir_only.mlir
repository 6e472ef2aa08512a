// terrace opt --pass-pipeline='builtin.module(func.func(canonicalize))'
// A pass that MLIR has and this program has not.
func.func @f() {
  return
}
// ==== stderr ====
<unknown>:0: error: MLIR Textual PassPipeline Parser:1:11: error: 'canonicalize' does not refer to a registered pass or pass pipeline
func.func(canonicalize)
          ^

<unknown>:0: note: mlir-opt has the pass 'canonicalize', terrace has not: run it with mlir-opt before
// ==== exit 1 ====
