// terrace translate --mlir-to-llvmir
// Intrinsics of AVX: one whose name goes on by its types, one with two results, immediate operands.
llvm.func @vectors(%p: !llvm.ptr, %a: vector<16xf32>, %b: vector<8xf32>, %k: vector<16xi1>, %v: vector<16xi32>, %h: vector<32xbf16>) -> vector<16xi1> {
  %0 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
  %1 = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%a, %0, %k) : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
  %2 = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.d.512"(%v, %v) : (vector<16xi32>, vector<16xi32>) -> !llvm.struct<(vector<16xi1>, vector<16xi1>)>
  %3 = llvm.extractvalue %2[0] : !llvm.struct<(vector<16xi1>, vector<16xi1>)>
  %4 = llvm.mlir.constant(-1 : i8) : i8
  %5 = llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"(%b, %b, %4) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
  %6 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%1, %h, %h) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
  %7 = llvm.call_intrinsic "llvm.x86.vbcstnebf162ps256"(%p) : (!llvm.ptr) -> vector<8xf32>
  %8 = llvm.call_intrinsic "llvm.x86.avx.rsqrt.ps.256"(%7) : (vector<8xf32>) -> vector<8xf32>
  llvm.return %3 : vector<16xi1>
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define <16 x i1> @vectors(ptr %0, <16 x float> %1, <8 x float> %2, <16 x i1> %3, <16 x i32> %4, <32 x bfloat> %5) {
  %7 = call <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float> %1, <16 x float> zeroinitializer, <16 x i1> %3)
  %8 = call { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32> %4, <16 x i32> %4)
  %9 = extractvalue { <16 x i1>, <16 x i1> } %8, 0
  %10 = call <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float> %2, <8 x float> %2, i8 -1)
  %11 = call <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float> %7, <32 x bfloat> %5, <32 x bfloat> %5)
  %12 = call <8 x float> @llvm.x86.vbcstnebf162ps256(ptr %0)
  %13 = call <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float> %12)
  ret <16 x i1> %9
}

declare <16 x float> @llvm.x86.avx512.mask.compress.v16f32(<16 x float>, <16 x float>, <16 x i1>)

declare { <16 x i1>, <16 x i1> } @llvm.x86.avx512.vp2intersect.d.512(<16 x i32>, <16 x i32>)

declare <8 x float> @llvm.x86.avx.dp.ps.256(<8 x float>, <8 x float>, i8)

declare <16 x float> @llvm.x86.avx512bf16.dpbf16ps.512(<16 x float>, <32 x bfloat>, <32 x bfloat>)

declare <8 x float> @llvm.x86.vbcstnebf162ps256(ptr)

declare <8 x float> @llvm.x86.avx.rsqrt.ps.256(<8 x float>)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
