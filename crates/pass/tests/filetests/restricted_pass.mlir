// terrace opt --pass-pipeline='builtin.module(func.func(convert-func-to-llvm))'
func.func private @f()
// ==== stderr ====
<unknown>:0: error: Can't add pass 'ConvertFuncToLLVMPass' restricted to 'builtin.module' on a PassManager intended to run on 'func.func', did you intend to nest?
failed to add `convert-func-to-llvm` with options ``
failed to add `func.func` with options `` to inner pipeline

// ==== exit 1 ====
