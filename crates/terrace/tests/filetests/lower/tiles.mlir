// terrace lower
// Tiles that a loop carries are translated together with branches.
func.func @f(%a: memref<64x64xf32>, %b: memref<16x32xbf16>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = amx.tile_zero : !amx.tile<16x16xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (!amx.tile<16x16xf32>) {
    %x = amx.tile_load %b[%c0, %c0] : memref<16x32xbf16> into !amx.tile<16x32xbf16>
    %next = amx.tile_mulf %x, %x, %acc : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    scf.yield %next : !amx.tile<16x16xf32>
  }
  amx.tile_store %a[%c0, %c0], %sum : memref<64x64xf32>, !amx.tile<16x16xf32>
  return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, i64 %14) {
  %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %7, 0
  %17 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, ptr %8, 1
  %18 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %17, i64 %9, 2
  %19 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %18, i64 %10, 3, 0
  %20 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %19, i64 %12, 4, 0
  %21 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %20, i64 %11, 3, 1
  %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %21, i64 %13, 4, 1
  %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, ptr %1, 1
  %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %2, 2
  %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %3, 3, 0
  %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %5, 4, 0
  %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, i64 %4, 3, 1
  %29 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, i64 %6, 4, 1
  %30 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  br label %31

31:
  %32 = phi i64 [ %40, %35 ], [ 0, %15 ]
  %33 = phi x86_amx [ %39, %35 ], [ %30, %15 ]
  %34 = icmp slt i64 %32, %14
  br i1 %34, label %35, label %41

35:
  %36 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, 1
  %37 = getelementptr bfloat, ptr %36, i64 0
  %38 = call x86_amx @llvm.x86.tileloadd64.internal(i16 16, i16 64, ptr %37, i64 64)
  %39 = call x86_amx @llvm.x86.tdpbf16ps.internal(i16 16, i16 64, i16 64, x86_amx %33, x86_amx %38, x86_amx %38)
  %40 = add i64 %32, 1
  br label %31

41:
  %42 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, 1
  %43 = getelementptr float, ptr %42, i64 0
  call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr %43, i64 256, x86_amx %33)
  ret void
}

declare x86_amx @llvm.x86.tilezero.internal(i16, i16)

declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)

declare x86_amx @llvm.x86.tileloadd64.internal(i16, i16, ptr, i64)

declare x86_amx @llvm.x86.tdpbf16ps.internal(i16, i16, i16, x86_amx, x86_amx, x86_amx)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
