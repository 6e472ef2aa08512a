// terrace opt
// An ifunc looks through aliases, which may come after it.
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @a
llvm.mlir.alias external @a : !llvm.ptr {
  %0 = "llvm.mlir.addressof"() : () -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
// ==== stderr ====
<stdin>:5:8: error: 'llvm.mlir.addressof' op requires attribute 'global_name'
  %0 = "llvm.mlir.addressof"() : () -> !llvm.ptr
       ^
<stdin>:5:8: note: see current operation: %0 = "llvm.mlir.addressof"() : () -> !llvm.ptr
// ==== exit 1 ====
