// terrace translate --mlir-to-llvmir
// Assembly of a module is an array of strings.
module attributes {llvm.module_asm = ["nop", 1 : i32]} {}
// ==== stderr ====
<stdin>:3:1: error: expected a string attribute for each entry of a module level asm
module attributes {llvm.module_asm = ["nop", 1 : i32]} {}
^
<stdin>:3:1: note: see current operation: 
"builtin.module"() ({
^bb0:
}) {llvm.module_asm = ["nop", 1 : i32]} : () -> ()
// ==== exit 1 ====
