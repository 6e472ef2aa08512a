// terrace opt
// An alias of a function that is chosen at run time; an address that is as good as that of a function.
llvm.mlir.global external @resolved() : !llvm.ptr {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f()
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc external @indirect : !llvm.func<void ()>, !llvm.ptr @resolver
llvm.mlir.ifunc internal @indirect_in_section : !llvm.func<i32 (i32)>, !llvm.ptr @resolver {dso_local}
// ==== stdout ====
module {
  llvm.mlir.global external @resolved() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.dso_local_equivalent @f : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.func @f()
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @indirect : !llvm.func<void ()>, !llvm.ptr @resolver
  llvm.mlir.ifunc internal @indirect_in_section : !llvm.func<i32 (i32)>, !llvm.ptr @resolver {dso_local}
}

