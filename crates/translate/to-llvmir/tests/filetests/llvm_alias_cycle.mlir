// terrace translate --mlir-to-llvmir
// LLVM's verifier refuses this.
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @b : !llvm.ptr llvm.return %0 : !llvm.ptr }
llvm.mlir.alias external @b : i32 { %0 = llvm.mlir.addressof @a : !llvm.ptr llvm.return %0 : !llvm.ptr }
// ==== stderr ====
<stdin>:3:1: error: Aliases cannot form a cycle
llvm.mlir.alias external @a : i32 { %0 = llvm.mlir.addressof @b : !llvm.ptr llvm.return %0 : !llvm.ptr }
^
// ==== exit 1 ====
