// terrace lower
// The dialects of processors that are there are switched on in the pass that lowers them.
func.func @tile(%a: memref<?x?xi8>, %i: index) {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
  amx.tile_store %a[%i, %i], %0 : memref<?x?xi8>, !amx.tile<16x64xi8>
  return
}

func.func @dot(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %0 = x86vector.avx.intr.dot %a, %b : vector<8xf32>
  return %0 : vector<8xf32>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @tile(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
  %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
  %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, ptr %1, 1
  %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %2, 2
  %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %3, 3, 0
  %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %5, 4, 0
  %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %4, 3, 1
  %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %6, 4, 1
  %16 = call x86_amx @llvm.x86.tilezero.internal(i16 16, i16 64)
  %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 1
  %18 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 0
  %19 = mul i64 %7, %18
  %20 = add i64 %19, %7
  %21 = getelementptr i8, ptr %17, i64 %20
  %22 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 0
  %23 = mul i64 1, %22
  call void @llvm.x86.tilestored64.internal(i16 16, i16 64, ptr %21, i64 %23, x86_amx %16)
  ret void
}

define <8 x float> @dot(<8 x float> %0, <8 x float> %1) {
  %3 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %0, <8 x float> %1, i8 -1)
  ret <8 x float> %3
}

declare x86_amx @llvm.x86.tilezero.internal(i16, i16)

declare void @llvm.x86.tilestored64.internal(i16, i16, ptr, i64, x86_amx)

declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
