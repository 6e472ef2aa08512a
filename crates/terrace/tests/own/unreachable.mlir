// terrace lower
// Conversions leave blocks that nothing leads to: what the LLVM dialect does not have is erased with them.
func.func @f(%a: i32, %b: index) -> i32 {
  cf.br ^end(%b, %a : index, i32)
^dead:
  %0 = arith.addi %a, %a : i32
  cf.br ^end(%b, %0 : index, i32)
^end(%i: index, %x: i32):
  %r = scf.execute_region -> i32 {
    scf.yield %x : i32
  ^dead:
    %1 = arith.muli %x, %x : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(i32 %0, i64 %1) {
  br label %3

3:
  %4 = phi i64 [ %1, %2 ]
  %5 = phi i32 [ %0, %2 ]
  br label %6

6:
  br label %7

7:
  %8 = phi i32 [ %5, %6 ]
  ret i32 %8
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
