// terrace lower
// Loops and conditions of affine and scf, and what they leave.
func.func @sum(%m: memref<?x8xf32>, %n: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to %n iter_args(%outer = %zero) -> f32 {
    %row = affine.for %j = max affine_map<(d0) -> (0, d0 - 4)>(%i) to 8 step 2 iter_args(%inner = %outer) -> f32 {
      %x = affine.load %m[%i, %j + 1] : memref<?x8xf32>
      %next = arith.addf %inner, %x : f32
      affine.yield %next : f32
    }
    affine.yield %row : f32
  }
  return %sum : f32
}
func.func @first(%m: memref<?xi32>, %wanted: i32, %limit: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %at = scf.while (%i = %c0) : (index) -> index {
    %inside = arith.cmpi ult, %i, %limit : index
    %goes_on = scf.if %inside -> i1 {
      %x = memref.load %m[%i] : memref<?xi32>
      %differs = arith.cmpi ne, %x, %wanted : i32
      scf.yield %differs : i1
    } else {
      scf.yield %inside : i1
    }
    scf.condition(%goes_on) %i : index
  } do {
  ^bb0(%i: index):
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return %at : index
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define float @sum(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, ptr %1, 1
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %2, 2
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %3, 3, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %5, 4, 0
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %4, 3, 1
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %6, 4, 1
  br label %16

16:
  %17 = phi i64 [ %37, %36 ], [ 0, %8 ]
  %18 = phi float [ %25, %36 ], [ 0.000000e+00, %8 ]
  %19 = icmp slt i64 %17, %7
  br i1 %19, label %20, label %38

20:
  %21 = add i64 %17, -4
  %22 = call i64 @llvm.smax.i64(i64 %21, i64 0)
  br label %23

23:
  %24 = phi i64 [ %35, %27 ], [ %22, %20 ]
  %25 = phi float [ %34, %27 ], [ %18, %20 ]
  %26 = icmp slt i64 %24, 8
  br i1 %26, label %27, label %36

27:
  %28 = add i64 %24, 1
  %29 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 1
  %30 = mul nuw nsw i64 %17, 8
  %31 = add nuw nsw i64 %30, %28
  %32 = getelementptr inbounds nuw float, ptr %29, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = fadd float %25, %33
  %35 = add i64 %24, 2
  br label %23

36:
  %37 = add i64 %17, 1
  br label %16

38:
  ret float %18
}

define i64 @first(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i32 %5, i64 %6) {
  %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
  %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, ptr %1, 1
  %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %2, 2
  %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %3, 3, 0
  %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %4, 4, 0
  br label %13

13:
  %14 = phi i64 [ %27, %25 ], [ 0, %7 ]
  %15 = icmp ult i64 %14, %6
  br i1 %15, label %16, label %21

16:
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
  %18 = getelementptr inbounds nuw i32, ptr %17, i64 %14
  %19 = load i32, ptr %18, align 4
  %20 = icmp ne i32 %19, %5
  br label %22

21:
  br label %22

22:
  %23 = phi i1 [ %15, %21 ], [ %20, %16 ]
  br label %24

24:
  br i1 %23, label %25, label %28

25:
  %26 = phi i64 [ %14, %24 ]
  %27 = add i64 %26, 1
  br label %13

28:
  ret i64 %14
}

declare i64 @llvm.smax.i64(i64, i64)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
