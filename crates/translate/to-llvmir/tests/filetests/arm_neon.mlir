// terrace translate --mlir-to-llvmir
// Operations of NEON are calls of intrinsics, with the types in their names that these are overloaded on.
llvm.func @intrinsics(%a: vector<4xi32>, %b: vector<16xi8>, %a2: vector<2xi32>, %b2: vector<8xi8>, %f: vector<4xf32>, %h: vector<8xbf16>, %s: vector<4xi16>, %t: vector<2xi32>) {
  %0 = arm_neon.intr.sdot %a, %b, %b : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %1 = arm_neon.intr.sdot %a2, %b2, %b2 : vector<8xi8>, vector<8xi8> to vector<2xi32>
  %2 = arm_neon.intr.smmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %3 = arm_neon.intr.ummla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %4 = arm_neon.intr.usmmla %a, %b, %b : vector<16xi8> to vector<4xi32>
  %5 = arm_neon.intr.bfmmla %f, %h, %h : vector<8xbf16> to vector<4xf32>
  %6 = arm_neon.intr.smull %b2, %b2 : vector<8xi8> to vector<8xi16>
  %7 = arm_neon.intr.smull %s, %s : vector<4xi16> to vector<4xi32>
  %8 = arm_neon.intr.smull %t, %t : vector<2xi32> to vector<2xi64>
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @intrinsics(<4 x i32> %0, <16 x i8> %1, <2 x i32> %2, <8 x i8> %3, <4 x float> %4, <8 x bfloat> %5, <4 x i16> %6, <2 x i32> %7) {
  %9 = call <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32> %0, <16 x i8> %1, <16 x i8> %1)
  %10 = call <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32> %2, <8 x i8> %3, <8 x i8> %3)
  %11 = call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %0, <16 x i8> %1, <16 x i8> %1)
  %12 = call <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32> %0, <16 x i8> %1, <16 x i8> %1)
  %13 = call <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32> %0, <16 x i8> %1, <16 x i8> %1)
  %14 = call <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float> %4, <8 x bfloat> %5, <8 x bfloat> %5)
  %15 = call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %3, <8 x i8> %3)
  %16 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %6, <4 x i16> %6)
  %17 = call <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32> %7, <2 x i32> %7)
  ret void
}

declare <4 x i32> @llvm.aarch64.neon.sdot.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)

declare <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32>, <8 x i8>, <8 x i8>)

declare <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)

declare <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)

declare <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(<4 x i32>, <16 x i8>, <16 x i8>)

declare <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float>, <8 x bfloat>, <8 x bfloat>)

declare <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8>, <8 x i8>)

declare <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16>, <4 x i16>)

declare <2 x i64> @llvm.aarch64.neon.smull.v2i64(<2 x i32>, <2 x i32>)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
