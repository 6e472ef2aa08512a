// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.mlir.global external @e() : i32
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @e : !llvm.ptr llvm.return %0 : !llvm.ptr }
// ==== stderr ====
<stdin>:4:1: error: Alias must point to a definition
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @e : !llvm.ptr llvm.return %0 : !llvm.ptr }
^
// ==== exit 1 ====
