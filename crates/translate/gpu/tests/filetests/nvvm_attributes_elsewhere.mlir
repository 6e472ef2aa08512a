// terrace translate --mlir-to-llvmir
// Attributes of kernels on what is no function.
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.load %p {nvvm.maxntid = array<i32: 1>} : !llvm.ptr -> i32
  llvm.return
}
// ==== stderr ====
<stdin>:4:8: error: 'llvm.load' op nvvm.maxntid is only supported on `llvm.func` operations
  %0 = llvm.load %p {nvvm.maxntid = array<i32: 1>} : !llvm.ptr -> i32
       ^
<stdin>:4:8: note: see current operation: %0 = "llvm.load"(%arg0) <{ordering = 0 : i64}> {nvvm.maxntid = array<i32: 1>} : (!llvm.ptr) -> i32
// ==== exit 1 ====
