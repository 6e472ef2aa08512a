// fx lower
// To LLVM IR: the square of 2.5 is 6.25, of which the integer part is returned.
func.func @main() -> i32 {
  %x = fx.constant 2.5 : !fx.fixed<8, 8>
  %m = memref.alloca() : memref<4x!fx.fixed<8, 8>>
  %i = arith.constant 3 : index
  memref.store %x, %m[%i] : memref<4x!fx.fixed<8, 8>>
  fx.map %m {
  ^bb0(%e: !fx.fixed<8, 8>):
    %square = fx.mul %e, %e : !fx.fixed<8, 8>
    fx.yield %square : !fx.fixed<8, 8>
  } : memref<4x!fx.fixed<8, 8>>
  %y = memref.load %m[%i] : memref<4x!fx.fixed<8, 8>>
  %raw = builtin.unrealized_conversion_cast %y : !fx.fixed<8, 8> to i16
  %eight = arith.constant 8 : i16
  %whole = arith.shrsi %raw, %eight : i16
  %result = arith.extsi %whole : i16 to i32
  return %result : i32
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define i32 @main() {
  %1 = alloca i16, i64 4, align 2
  %2 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %1, 0
  %3 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %2, ptr %1, 1
  %4 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %3, i64 0, 2
  %5 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %4, i64 4, 3, 0
  %6 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %5, i64 1, 4, 0
  %7 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %8 = getelementptr inbounds nuw i16, ptr %7, i64 3
  store i16 640, ptr %8, align 2
  br label %9

9:
  %10 = phi i64 [ %19, %12 ], [ 0, %0 ]
  %11 = icmp slt i64 %10, 4
  br i1 %11, label %12, label %20

12:
  %13 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %14 = getelementptr inbounds nuw i16, ptr %13, i64 %10
  %15 = load i16, ptr %14, align 2
  %16 = call i16 @llvm.smul.fix.i16(i16 %15, i16 %15, i32 8), !fx.scale !1
  %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %18 = getelementptr inbounds nuw i16, ptr %17, i64 %10
  store i16 %16, ptr %18, align 2
  %19 = add i64 %10, 1
  br label %9

20:
  %21 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %6, 1
  %22 = getelementptr inbounds nuw i16, ptr %21, i64 3
  %23 = load i16, ptr %22, align 2
  %24 = ashr i16 %23, 8
  %25 = sext i16 %24 to i32
  ret i32 %25
}

declare i16 @llvm.smul.fix.i16(i16, i16, i32)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{i32 8}
