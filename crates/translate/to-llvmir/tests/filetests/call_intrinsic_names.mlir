// terrace translate --mlir-to-llvmir
// Names end in the types that LLVM's table leaves open, whatever the name in MLIR ends in.
llvm.func @f(%a: i32, %v: vector<4xf32>, %p: !llvm.ptr<3>, %m: vector<4xi1>, %q: vector<4x!llvm.ptr>, %w: vector<8xi16>, %b: i1, %x: vector<4xi16>) {
  %0 = llvm.call_intrinsic "llvm.smax"(%a, %a) : (i32, i32) -> i32
  %1 = llvm.call_intrinsic "llvm.sqrt.f64"(%v) : (vector<4xf32>) -> vector<4xf32>
  %2 = llvm.call_intrinsic "llvm.uadd.with.overflow"(%a, %a) : (i32, i32) -> !llvm.struct<(i32, i1)>
  %3 = llvm.call_intrinsic "llvm.masked.gather"(%q, %m, %v) : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  %4 = llvm.call_intrinsic "llvm.vector.deinterleave2"(%w) : (vector<8xi16>) -> !llvm.struct<(vector<4xi16>, vector<4xi16>)>
  %5 = llvm.call_intrinsic "llvm.aarch64.neon.smull"(%x, %x) : (vector<4xi16>, vector<4xi16>) -> vector<4xi32>
  %6 = llvm.call_intrinsic "llvm.nvvm.read.ptx.sreg.tid.x"() : () -> i32
  llvm.call_intrinsic "llvm.assume"(%b) : (i1) -> ()
  llvm.return
}
// ==== stdout ====
; ModuleID = 'LLVMDialectModule'
source_filename = "LLVMDialectModule"

define void @f(i32 %0, <4 x float> %1, ptr addrspace(3) %2, <4 x i1> %3, <4 x ptr> %4, <8 x i16> %5, i1 %6, <4 x i16> %7) {
  %9 = call i32 @llvm.smax.i32(i32 %0, i32 %0)
  %10 = call <4 x float> @llvm.sqrt.v4f32(<4 x float> %1)
  %11 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %0, i32 %0)
  %12 = call <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr> %4, <4 x i1> %3, <4 x float> %1)
  %13 = call { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16> %5)
  %14 = call <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16> %7, <4 x i16> %7)
  %15 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.assume(i1 %6)
  ret void
}

declare i32 @llvm.smax.i32(i32, i32)

declare <4 x float> @llvm.sqrt.v4f32(<4 x float>)

declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)

declare <4 x float> @llvm.masked.gather.v4f32.v4p0(<4 x ptr>, <4 x i1>, <4 x float>)

declare { <4 x i16>, <4 x i16> } @llvm.vector.deinterleave2.v8i16(<8 x i16>)

declare <4 x i32> @llvm.aarch64.neon.smull.v4i32(<4 x i16>, <4 x i16>)

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

declare void @llvm.assume(i1)

!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
