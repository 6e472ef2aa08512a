// terrace opt
llvm.func @f() {
  %0 = llvm.mlir.addressof @nothing : !llvm.ptr
  llvm.return
}
// ==== stderr ====
<stdin>:3:8: error: 'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'
  %0 = llvm.mlir.addressof @nothing : !llvm.ptr
       ^
<stdin>:3:8: note: see current operation: %0 = "llvm.mlir.addressof"() <{global_name = @nothing}> : () -> !llvm.ptr
// ==== exit 1 ====
