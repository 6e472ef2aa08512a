// terrace opt --pass-pipeline='builtin.module(convert-func-to-llvm{index-width=32})'
func.func private @f()
// ==== stderr ====
<unknown>:0: error: <Pass-Options-Parser>: no such option index-width

failed to add `convert-func-to-llvm` with options `index-width=32`

// ==== exit 1 ====
