// dsp translate --mlir-to-llvmir
// An operation of the tool's dialect among those of the LLVM dialect.
llvm.func @f(%x: i32) -> i32 {
  %0 = dsp.twice %x : i32
  llvm.return %0 : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(i32 %0) {
  %2 = add i32 %0, %0
  ret i32 %2
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
