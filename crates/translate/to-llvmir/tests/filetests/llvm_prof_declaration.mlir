// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @f() attributes {function_entry_count = 3 : i64}
// ==== stderr ====
<stdin>:3:1: error: function declaration may not have a !prof attachment
llvm.func @f() attributes {function_entry_count = 3 : i64}
^
// ==== exit 1 ====
