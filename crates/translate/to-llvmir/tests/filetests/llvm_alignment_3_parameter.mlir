// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.func @g(!llvm.ptr)
llvm.func @f(%a: !llvm.ptr) { llvm.call @g(%a) : (!llvm.ptr {llvm.align = 3 : i64}) -> () llvm.return }
// ==== stderr ====
<stdin>:4:31: error: alignment is not a power of two
llvm.func @f(%a: !llvm.ptr) { llvm.call @g(%a) : (!llvm.ptr {llvm.align = 3 : i64}) -> () llvm.return }
                              ^
// ==== exit 1 ====
