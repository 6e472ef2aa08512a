// terrace translate --mlir-to-llvmir
// Each edge to a block that is named before gets a block of its own.
llvm.func @f(%a: i32, %b: i32, %c: i32) -> i32 {
  llvm.switch %a : i32, ^bb2(%a : i32) [
    1: ^bb1(%b : i32),
    3: ^bb3,
    4: ^bb1(%c : i32),
    5: ^bb3,
    7: ^bb1(%a : i32),
    8: ^bb4(%a, %b : i32, i32)
  ]
^bb1(%x: i32):
  llvm.br ^bb2(%x : i32)
^bb2(%y: i32):
  llvm.return %y : i32
^bb3:
  llvm.switch %b : i32, ^bb4(%a, %c : i32, i32) [
    -1: ^bb1(%a : i32),
    -2: ^bb4(%c, %a : i32, i32)
  ]
^bb4(%z: i32, %w: i32):
  llvm.return %w : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @f(i32 %0, i32 %1, i32 %2) {
  switch i32 %0, label %6 [
    i32 1, label %4
    i32 3, label %8
    i32 4, label %12
    i32 5, label %8
    i32 7, label %14
    i32 8, label %9
  ]

4:
  %5 = phi i32 [ %15, %14 ], [ %13, %12 ], [ %0, %8 ], [ %1, %3 ]
  br label %6

6:
  %7 = phi i32 [ %5, %4 ], [ %0, %3 ]
  ret i32 %7

8:
  switch i32 %1, label %9 [
    i32 -1, label %4
    i32 -2, label %16
  ]

9:
  %10 = phi i32 [ %17, %16 ], [ %0, %8 ], [ %0, %3 ]
  %11 = phi i32 [ %18, %16 ], [ %2, %8 ], [ %1, %3 ]
  ret i32 %11

12:
  %13 = phi i32 [ %2, %3 ]
  br label %4

14:
  %15 = phi i32 [ %0, %3 ]
  br label %4

16:
  %17 = phi i32 [ %2, %8 ]
  %18 = phi i32 [ %0, %8 ]
  br label %9
}

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
