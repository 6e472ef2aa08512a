// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(%a: !llvm.ptr, %b: !llvm.ptr, %c : !llvm.ptr {llvm.sret = i32})
// ==== stderr ====
<stdin>:3:1: error: Attribute 'sret' is not on first or second parameter!
llvm.func @g(%a: !llvm.ptr, %b: !llvm.ptr, %c : !llvm.ptr {llvm.sret = i32})
^
// ==== exit 1 ====
