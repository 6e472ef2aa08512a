// terrace translate --mlir-to-llvmir
// Attributes of kernels.
llvm.func @kernel(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {
  nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3>, nvvm.reqntid = array<i32: 4>, nvvm.cluster_dim = array<i32: 1, 2>,
  nvvm.minctasm = 5 : i32, nvvm.maxnreg = 6, nvvm.cluster_max_blocks = -1 : i32, nvvm.blocksareclusters, nvvm.other
} {
  llvm.return
}
llvm.func @declared(%p: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {
  nvvm.kernel, nvvm.maxntid = array<i32: -1>, passthrough = [["nvvm.maxntid", "7"]]
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define ptx_kernel void @kernel(ptr byval(i32) "nvvm.grid_constant" %0) #1 {
  ret void
}

declare ptx_kernel void @declared(ptr byval(i32) "nvvm.grid_constant") #0

attributes #0 = { "nvvm.maxntid"="-1" }
attributes #1 = { "nvvm.blocksareclusters" "nvvm.cluster_dim"="1,2" "nvvm.maxclusterrank"="18446744073709551615" "nvvm.maxnreg"="6" "nvvm.maxntid"="1,2,3" "nvvm.minctasm"="5" "nvvm.reqntid"="4" }

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
