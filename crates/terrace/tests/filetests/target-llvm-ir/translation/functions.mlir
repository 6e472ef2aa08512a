// terrace translate --mlir-to-llvmir
// All functions are declared before any is defined: calls may go forwards.
llvm.func @caller(%a: i32, %b: f32) -> f64 {
  %r = llvm.call @callee(%a, %b) : (i32, f32) -> f64
  %s = llvm.call @external(%r) : (f64) -> f64
  llvm.return %s : f64
}
llvm.func internal @callee(%a: i32, %b: f32) -> f64 {
  %x = llvm.sitofp %a : i32 to f64
  %y = llvm.fpext %b : f32 to f64
  %z = llvm.fadd %x, %y : f64
  llvm.return %z : f64
}
llvm.func @external(f64) -> f64
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @variadic_call(%f: !llvm.ptr, %x: i64) -> i32 {
  %r = llvm.call @printf(%f, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return %r : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define double @caller(i32 %0, float %1) {
  %3 = call double @callee(i32 %0, float %1)
  %4 = call double @external(double %3)
  ret double %4
}

define internal double @callee(i32 %0, float %1) {
  %3 = sitofp i32 %0 to double
  %4 = fpext float %1 to double
  %5 = fadd double %3, %4
  ret double %5
}

declare double @external(double)

declare i32 @printf(ptr, ...)

define i32 @variadic_call(ptr %0, i64 %1) {
  %3 = call i32 (ptr, ...) @printf(ptr %0, i64 %1)
  ret i32 %3
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
