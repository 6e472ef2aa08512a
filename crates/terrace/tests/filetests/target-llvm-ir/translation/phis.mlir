// terrace translate --mlir-to-llvmir
// Block arguments become phi nodes, connected when all blocks are there.
llvm.func @loop(%n: i32) -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^head(%zero, %one : i32, i32)
^head(%i: i32, %acc: i32):
  %c = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %c, ^body, ^done
^body:
  %next_acc = llvm.mul %acc, %n : i32
  %next = llvm.add %i, %one : i32
  llvm.br ^head(%next, %next_acc : i32, i32)
^done:
  llvm.return %acc : i32
}
llvm.func @same_block_twice(%c: i1, %x: i32, %y: i32) -> i32 {
  llvm.cond_br %c, ^join(%x : i32), ^join(%y : i32)
^join(%z: i32):
  llvm.return %z : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @loop(i32 %0) {
  br label %2

2:
  %3 = phi i32 [ %8, %6 ], [ 0, %1 ]
  %4 = phi i32 [ %7, %6 ], [ 1, %1 ]
  %5 = icmp slt i32 %3, %0
  br i1 %5, label %6, label %9

6:
  %7 = mul i32 %4, %0
  %8 = add i32 %3, 1
  br label %2

9:
  ret i32 %4
}

define i32 @same_block_twice(i1 %0, i32 %1, i32 %2) {
  br i1 %0, label %4, label %6

4:
  %5 = phi i32 [ %7, %6 ], [ %1, %3 ]
  ret i32 %5

6:
  %7 = phi i32 [ %2, %3 ]
  br label %4
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
