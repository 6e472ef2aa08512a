// terrace translate --mlir-to-llvmir
// Functions are in the address space that the data layout has for programs, and so are intrinsics.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.program_memory_space" = 3 : ui64>} {
  llvm.func @g(i32) -> i32
  llvm.func @f(%x: i32) -> i32 {
    %0 = llvm.intr.ctpop(%x) : (i32) -> i32
    %1 = llvm.call @g(%0) : (i32) -> i32
    llvm.return %1 : i32
  }
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"
target datalayout = "P3"

declare i32 @g(i32) addrspace(3)

define i32 @f(i32 %0) addrspace(3) {
  %2 = call addrspace(3) i32 @llvm.ctpop.i32(i32 %0)
  %3 = call addrspace(3) i32 @g(i32 %2)
  ret i32 %3
}

declare i32 @llvm.ctpop.i32(i32) addrspace(3)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
