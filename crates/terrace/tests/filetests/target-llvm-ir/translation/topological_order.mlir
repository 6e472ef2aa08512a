// terrace translate --mlir-to-llvmir
// Blocks are visited so that definitions come before uses, not as they are written.
llvm.func @f(%c: i1, %x: i32) -> i32 {
  llvm.br ^first
^last:
  %w = llvm.add %v, %v : i32
  llvm.return %w : i32
^other:
  llvm.br ^last
^first:
  %v = llvm.mul %x, %x : i32
  llvm.cond_br %c, ^last, ^other
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(i1 %0, i32 %1) {
  br label %6

3:
  %4 = add i32 %7, %7
  ret i32 %4

5:
  br label %3

6:
  %7 = mul i32 %1, %1
  br i1 %0, label %3, label %5
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
