// terrace translate --mlir-to-llvmir
// An alias is in the address space of the pointer that its region returns.
llvm.mlir.global external @g(1 : i32) {addr_space = 1 : i32} : i32
llvm.mlir.global external @h(1 : i32) : i32
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<1>
  %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.alias external @b : i32 {
  %0 = llvm.mlir.addressof @h : !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<2>
  llvm.return %1 : !llvm.ptr<2>
}
llvm.mlir.alias external @c : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}
llvm.mlir.alias external @d : i32 {
  %0 = llvm.mlir.addressof @c : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}
llvm.mlir.global external @u() : !llvm.ptr<1> {
  %0 = llvm.mlir.addressof @c : !llvm.ptr<1>
  llvm.return %0 : !llvm.ptr<1>
}
llvm.func @f() -> !llvm.ptr<2> {
  %0 = llvm.mlir.addressof @b : !llvm.ptr<2>
  %1 = llvm.load %0 : !llvm.ptr<2> -> i32
  llvm.return %0 : !llvm.ptr<2>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = addrspace(1) global i32 1
@h = global i32 1
@u = global ptr addrspace(1) @c

@a = alias i32, addrspacecast (ptr addrspace(1) @g to ptr)
@b = alias i32, addrspacecast (ptr @h to ptr addrspace(2))
@c = alias i32, ptr addrspace(1) @g
@d = alias i32, ptr addrspace(1) @c

define ptr addrspace(2) @f() {
  %1 = load i32, ptr addrspace(2) @b, align 4
  ret ptr addrspace(2) @b
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
