// terrace lower
// Attributes of memref arguments go to the aligned pointers; how an argument is passed (llvm.byval, llvm.returned) is not said of them.
func.func @sum(%a: memref<?xf32> {llvm.noalias, llvm.align = 64 : i64, llvm.nonnull, llvm.dereferenceable = 16 : i64, llvm.readonly, llvm.noundef, llvm.nocapture, llvm.returned},
               %b: memref<4xf32, strided<[?], offset: ?>> {llvm.noalias, llvm.writeonly}, %c: index {llvm.noundef}) {
  %0 = memref.load %a[%c] : memref<?xf32>
  memref.store %0, %b[%c] : memref<4xf32, strided<[?], offset: ?>>
  return
}

// The pointer of an unranked memref is one to a descriptor.
func.func @unranked(%a: memref<*xf32> {llvm.noalias, llvm.align = 64 : i64}) {
  return
}

// Memory is freed through the allocated pointer, so that the aligned one is not the only one.
func.func @frees(%a: memref<4xf32> {llvm.noalias, llvm.nonnull}) {
  memref.dealloc %a : memref<4xf32>
  return
}

func.func private @declared(memref<4xf32> {llvm.nofree})
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare void @free(ptr)

define void @sum(ptr %0, ptr noalias noundef nonnull readonly align 64 captures(none) dereferenceable(16) %1, i64 %2, i64 %3, i64 %4, ptr %5, ptr noalias writeonly %6, i64 %7, i64 %8, i64 %9, i64 noundef %10) {
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %5, 0
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, ptr %6, 1
  %14 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, i64 %7, 2
  %15 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %14, i64 %8, 3, 0
  %16 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %15, i64 %9, 4, 0
  %17 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %18 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %17, ptr %1, 1
  %19 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %18, i64 %2, 2
  %20 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %19, i64 %3, 3, 0
  %21 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %20, i64 %4, 4, 0
  %22 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %21, 1
  %23 = getelementptr inbounds nuw float, ptr %22, i64 %10
  %24 = load float, ptr %23, align 4
  %25 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, 1
  %26 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, 2
  %27 = getelementptr float, ptr %25, i64 %26
  %28 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %16, 4, 0
  %29 = mul nuw nsw i64 %10, %28
  %30 = getelementptr inbounds nuw float, ptr %27, i64 %29
  store float %24, ptr %30, align 4
  ret void
}

define void @unranked(i64 %0, ptr %1) {
  ret void
}

define void @frees(ptr %0, ptr nonnull %1, i64 %2, i64 %3, i64 %4) {
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, ptr %1, 1
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, i64 %2, 2
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %3, 3, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 4, 0
  %11 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, 0
  call void @free(ptr %11)
  ret void
}

declare void @declared(ptr, ptr nofree, i64, i64, i64)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
