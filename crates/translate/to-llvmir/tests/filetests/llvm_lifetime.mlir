// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @f(%p: !llvm.ptr) { llvm.intr.lifetime.start %p : !llvm.ptr llvm.return }
// ==== stderr ====
<stdin>:3:31: error: llvm.lifetime.start/end can only be used on alloca or poison
llvm.func @f(%p: !llvm.ptr) { llvm.intr.lifetime.start %p : !llvm.ptr llvm.return }
                              ^
// ==== exit 1 ====
