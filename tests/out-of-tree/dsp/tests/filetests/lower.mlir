// dsp lower
// To LLVM IR: `dsp.twice` has no conversion, it is translated.
func.func @f(%x: i32) -> i32 {
  %0 = dsp.twice %x : i32
  return %0 : i32
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
