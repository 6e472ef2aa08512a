// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @f(%x: !llvm.struct<"a", opaque>)
// ==== stderr ====
<stdin>:3:1: error: Function arguments must have first-class types!
llvm.func @f(%x: !llvm.struct<"a", opaque>)
^
// ==== exit 1 ====
