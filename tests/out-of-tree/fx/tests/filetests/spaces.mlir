// fx lower
// A memory space of the dialect becomes a number before MLIR's conversions see it.
func.func @load(%m: memref<?x!fx.fixed<8, 8>, #fx.space<local>>, %i: index) -> !fx.fixed<8, 8> {
  %0 = memref.load %m[%i] : memref<?x!fx.fixed<8, 8>, #fx.space<local>>
  %1 = fx.add %0, %0 : !fx.fixed<8, 8>
  return %1 : !fx.fixed<8, 8>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i16 @load(ptr addrspace(3) %0, ptr addrspace(3) %1, i64 %2, i64 %3, i64 %4, i64 %5) {
  %7 = insertvalue { ptr addrspace(3), ptr addrspace(3), i64, [1 x i64], [1 x i64] } poison, ptr addrspace(3) %0, 0
  %8 = insertvalue { ptr addrspace(3), ptr addrspace(3), i64, [1 x i64], [1 x i64] } %7, ptr addrspace(3) %1, 1
  %9 = insertvalue { ptr addrspace(3), ptr addrspace(3), i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr addrspace(3), ptr addrspace(3), i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr addrspace(3), ptr addrspace(3), i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = extractvalue { ptr addrspace(3), ptr addrspace(3), i64, [1 x i64], [1 x i64] } %11, 1
  %13 = getelementptr inbounds nuw i16, ptr addrspace(3) %12, i64 %5
  %14 = load i16, ptr addrspace(3) %13, align 2
  %15 = add i16 %14, %14
  ret i16 %15
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
