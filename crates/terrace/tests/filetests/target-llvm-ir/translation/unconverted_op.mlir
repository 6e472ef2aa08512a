// terrace translate --mlir-to-llvmir
// An op of a dialect without translation is an error.
func.func @f() {
  return
}
// ==== stderr ====
<stdin>:3:1: error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func
func.func @f() {
^
<stdin>:3:1: note: see current operation: 
"func.func"() <{function_type = () -> (), sym_name = "f"}> ({
  "func.return"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
