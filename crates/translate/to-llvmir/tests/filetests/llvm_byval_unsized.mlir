// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(%a: !llvm.ptr {llvm.byval = !llvm.struct<"o", opaque>})
// ==== stderr ====
<stdin>:3:1: error: Attribute 'byval' does not support unsized types!
llvm.func @g(%a: !llvm.ptr {llvm.byval = !llvm.struct<"o", opaque>})
^
// ==== exit 1 ====
