// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g() -> (!llvm.ptr {llvm.readonly})
// ==== stderr ====
<stdin>:3:1: error: "llvm.readonly" is not a valid result attribute
llvm.func @g() -> (!llvm.ptr {llvm.readonly})
^
<stdin>:3:1: note: see current operation: 
"llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<ptr ()>, linkage = #llvm.linkage<external>, res_attrs = [{llvm.readonly}], sym_name = "g", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
}) : () -> ()
// ==== exit 1 ====
