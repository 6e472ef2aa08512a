// terrace lower --c-wrappers
// Attributes of a call's arguments go where those of the function do. What is said of memory is not said of the descriptors that wrappers get.
func.func private @callee(memref<4xf32> {llvm.noalias, llvm.align = 16 : i64}, i32 {llvm.noundef})
func.func @caller(%a: memref<4xf32>, %u: memref<*xf32>, %i: i32) {
  func.call @callee(%a, %i) {arg_attrs = [{llvm.align = 16 : i64, llvm.noalias}, {llvm.noundef}]} : (memref<4xf32>, i32) -> ()
  return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define private void @callee(ptr %0, ptr noalias align 16 %1, i64 %2, i64 %3, i64 %4, i32 noundef %5) {
  %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
  %12 = alloca { ptr, ptr, i64, [1 x i64], [1 x i64] }, i64 1, align 8
  store { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, ptr %12, align 8
  call void @_mlir_ciface_callee(ptr %12, i32 %5)
  ret void
}

declare void @_mlir_ciface_callee(ptr, i32 noundef)

define void @caller(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, ptr %6, i32 %7) {
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, ptr %1, 1
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %2, 2
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %3, 3, 0
  %13 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, i64 %4, 4, 0
  %14 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 0
  %15 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 1
  %16 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 2
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 3, 0
  %18 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %13, 4, 0
  call void @callee(ptr %14, ptr align 16 %15, i64 %16, i64 %17, i64 %18, i32 noundef %7)
  ret void
}

define void @_mlir_ciface_caller(ptr %0, ptr %1, i32 %2) {
  %4 = load { ptr, ptr, i64, [1 x i64], [1 x i64] }, ptr %0, align 8
  %5 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 0
  %6 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 1
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 2
  %8 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 3, 0
  %9 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, 4, 0
  %10 = load { i64, ptr }, ptr %1, align 8
  %11 = extractvalue { i64, ptr } %10, 0
  %12 = extractvalue { i64, ptr } %10, 1
  call void @caller(ptr %5, ptr %6, i64 %7, i64 %8, i64 %9, i64 %11, ptr %12, i32 %2)
  ret void
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
