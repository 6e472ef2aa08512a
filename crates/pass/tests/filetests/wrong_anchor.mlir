// terrace opt --pass-pipeline='func.func(convert-func-to-llvm)'
func.func private @f()
// ==== stderr ====
<unknown>:0: error: Can't add pass 'ConvertFuncToLLVMPass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
failed to add `convert-func-to-llvm` with options ``

// ==== exit 1 ====
