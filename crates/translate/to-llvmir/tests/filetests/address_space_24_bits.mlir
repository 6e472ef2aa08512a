// terrace translate --mlir-to-llvmir
// LLVM keeps 24 bits of an address space. (2^32 - 1 and 2^32 - 2 are keys that its hash table reserves: the oracle answers at random.)
llvm.func @f(!llvm.ptr<16777216>, !llvm.ptr<16777217>, !llvm.ptr<4294967293>)
llvm.mlir.global external @g() {addr_space = 16777217 : i32} : i32
llvm.mlir.global external @h() {addr_space = 16777216 : i32} : i32
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

@g = external addrspace(1) global i32
@h = external global i32

declare void @f(ptr, ptr addrspace(1), ptr addrspace(16777213))

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
