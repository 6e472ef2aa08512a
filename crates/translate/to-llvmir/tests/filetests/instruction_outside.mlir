// terrace translate --mlir-to-llvmir
// Only constants can stand outside of functions.
%0 = llvm.mlir.zero : !llvm.ptr
%1 = llvm.load %0 : !llvm.ptr -> i32
// ==== stderr ====
<stdin>:4:6: error: LLVM Translation failed for operation: llvm.load
%1 = llvm.load %0 : !llvm.ptr -> i32
     ^
<stdin>:4:6: note: see current operation: %1 = "llvm.load"(%0) <{ordering = 0 : i64}> : (!llvm.ptr) -> i32
// ==== exit 1 ====
