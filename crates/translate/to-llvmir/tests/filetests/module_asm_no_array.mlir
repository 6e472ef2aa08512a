// terrace translate --mlir-to-llvmir
// Assembly of a module is an array.
module attributes {llvm.module_asm = "nop"} {}
// ==== stderr ====
<stdin>:3:1: error: expected an array attribute for a module level asm
module attributes {llvm.module_asm = "nop"} {}
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {llvm.module_asm = "nop"} : () -> ()
// ==== exit 1 ====
