// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"a", opaque> llvm.return }
// ==== stderr ====
<stdin>:3:36: error: GEP into unsized type!
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"a", opaque> llvm.return }
                                   ^
// ==== exit 1 ====
