// terrace translate --mlir-to-llvmir
// Guards with arguments and state, and deoptimization with its return.
llvm.func @llvm.experimental.deoptimize.i32(...) -> i32
llvm.func @f(%a: i32, %i: i1) -> i32 {
  llvm.call_intrinsic "llvm.experimental.guard"(%i, %a) ["deopt"(%a : i32)] : (i1, i32) -> ()
  llvm.call_intrinsic "llvm.experimental.guard"(%i) ["deopt"()] : (i1) -> ()
  %0 = llvm.call @llvm.experimental.deoptimize.i32(%a) vararg(!llvm.func<i32 (...)>) ["deopt"(%a : i32)] : (i32) -> i32
  llvm.return %0 : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

declare i32 @llvm.experimental.deoptimize.i32(...)

define i32 @f(i32 %0, i1 %1) {
  call void (i1, ...) @llvm.experimental.guard(i1 %1, i32 %0) [ "deopt"(i32 %0) ]
  call void (i1, ...) @llvm.experimental.guard(i1 %1) [ "deopt"() ]
  %3 = call i32 (...) @llvm.experimental.deoptimize.i32(i32 %0) [ "deopt"(i32 %0) ]
  ret i32 %3
}

declare void @llvm.experimental.guard(i1, ...)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
