// terrace opt --convert-vector-to-llvm=enable-x86vector=1 --allow-unregistered-dialect
// Each operation is an intrinsic.
func.func @f(%a: vector<16xf32>, %b: vector<8xf64>, %i32: i32, %i16: i16, %i8: i8, %k: vector<16xi1>, %k8: vector<8xi1>, %e: vector<8xi64>, %h: vector<32xbf16>, %h8: vector<8xbf16>, %a4: vector<4xf32>, %a8: vector<8xf32>, %h16: vector<16xbf16>) {
  %0 = x86vector.avx512.mask.rndscale %a, %i32, %a, %i16, %i32 {foo} : vector<16xf32>
  "t.use"(%0) : (vector<16xf32>) -> ()
  %1 = x86vector.avx512.mask.rndscale %b, %i32, %b, %i8, %i32 : vector<8xf64>
  "t.use"(%1) : (vector<8xf64>) -> ()
  %2 = x86vector.avx512.mask.scalef %a, %a, %a, %i16, %i32: vector<16xf32>
  "t.use"(%2) : (vector<16xf32>) -> ()
  %3 = x86vector.avx512.mask.scalef %b, %b, %b, %i8, %i32 : vector<8xf64>
  "t.use"(%3) : (vector<8xf64>) -> ()
  %4 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  "t.use"(%4) : (vector<16xf32>) -> ()
  %5 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  "t.use"(%5) : (vector<16xf32>) -> ()
  %6 = x86vector.avx512.mask.compress %k8, %e, %e {bar} : vector<8xi64>, vector<8xi64>
  "t.use"(%6) : (vector<8xi64>) -> ()
  %7, %8 = x86vector.avx512.vp2intersect %e, %e {baz} : vector<8xi64>
  "t.use"(%7, %8) : (vector<8xi1>, vector<8xi1>) -> ()
  %9 = x86vector.avx512.dot %a, %h, %h : vector<32xbf16> -> vector<16xf32>
  "t.use"(%9) : (vector<16xf32>) -> ()
  %10 = x86vector.avx512.dot %a4, %h8, %h8 : vector<8xbf16> -> vector<4xf32>
  "t.use"(%10) : (vector<4xf32>) -> ()
  %11 = x86vector.avx512.cvt.packed.f32_to_bf16 %a8 : vector<8xf32> -> vector<8xbf16>
  "t.use"(%11) : (vector<8xbf16>) -> ()
  %12 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xbf16>
  "t.use"(%12) : (vector<16xbf16>) -> ()
  %13 = x86vector.avx.rsqrt %a8 : vector<8xf32>
  "t.use"(%13) : (vector<8xf32>) -> ()
  %14 = x86vector.avx.intr.dot %a8, %13 : vector<8xf32>
  "t.use"(%14) : (vector<8xf32>) -> ()
  %15 = x86vector.avx512.dot %a8, %h16, %12 : vector<16xbf16> -> vector<8xf32>
  "t.use"(%15) : (vector<8xf32>) -> ()
  return
}
func.func @g(%w4: vector<4xi32>, %w8: vector<8xi32>, %a16: vector<16xi8>, %a32: vector<32xi8>, %v: vector<16xi32>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector<16xi8> -> vector<4xi32>
  "t.use"(%0) : (vector<4xi32>) -> ()
  %1 = x86vector.avx.dot.i8 %w8, %a32, %a32 {foo} : vector<32xi8> -> vector<8xi32>
  "t.use"(%1) : (vector<8xi32>) -> ()
  %2, %3 = x86vector.avx512.vp2intersect %v, %v : vector<16xi32>
  "t.use"(%2, %3) : (vector<16xi1>, vector<16xi1>) -> ()
  return
}
func.func @m(%a: memref<1xbf16>, %b: memref<1xf16>, %c: memref<16xbf16>, %d: memref<?x16xf16, strided<[?, 1], offset: ?>>, %e: memref<bf16, 3>) {
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  "t.use"(%0) : (vector<8xf32>) -> ()
  %1 = x86vector.avx.bcst_to_f32.packed %b : memref<1xf16> -> vector<4xf32>
  "t.use"(%1) : (vector<4xf32>) -> ()
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %c : memref<16xbf16> -> vector<8xf32>
  "t.use"(%2) : (vector<8xf32>) -> ()
  %3 = x86vector.avx.cvt.packed.even.indexed_to_f32 %d {foo} : memref<?x16xf16, strided<[?, 1], offset: ?>> -> vector<8xf32>
  "t.use"(%3) : (vector<8xf32>) -> ()
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %c : memref<16xbf16> -> vector<4xf32>
  "t.use"(%4) : (vector<4xf32>) -> ()
  %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %e : memref<bf16, 3> -> vector<8xf32>
  "t.use"(%5) : (vector<8xf32>) -> ()
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %d : memref<?x16xf16, strided<[?, 1], offset: ?>> -> vector<8xf32>
  "t.use"(%6) : (vector<8xf32>) -> ()
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<16xf32>, %arg1: vector<8xf64>, %arg2: i32, %arg3: i16, %arg4: i8, %arg5: vector<16xi1>, %arg6: vector<8xi1>, %arg7: vector<8xi64>, %arg8: vector<32xbf16>, %arg9: vector<8xbf16>, %arg10: vector<4xf32>, %arg11: vector<8xf32>, %arg12: vector<16xbf16>) {
    %0 = llvm.call_intrinsic "llvm.x86.avx512.mask.rndscale.ps.512"(%arg0, %arg2, %arg0, %arg3, %arg2) {foo} : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
    "t.use"(%0) : (vector<16xf32>) -> ()
    %1 = llvm.call_intrinsic "llvm.x86.avx512.mask.rndscale.pd.512"(%arg1, %arg2, %arg1, %arg4, %arg2) : (vector<8xf64>, i32, vector<8xf64>, i8, i32) -> vector<8xf64>
    "t.use"(%1) : (vector<8xf64>) -> ()
    %2 = llvm.call_intrinsic "llvm.x86.avx512.mask.scalef.ps.512"(%arg0, %arg0, %arg0, %arg3, %arg2) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
    "t.use"(%2) : (vector<16xf32>) -> ()
    %3 = llvm.call_intrinsic "llvm.x86.avx512.mask.scalef.pd.512"(%arg1, %arg1, %arg1, %arg4, %arg2) : (vector<8xf64>, vector<8xf64>, vector<8xf64>, i8, i32) -> vector<8xf64>
    "t.use"(%3) : (vector<8xf64>) -> ()
    %4 = llvm.mlir.constant(dense<0.000000e+00> : vector<16xf32>) : vector<16xf32>
    %5 = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%arg0, %4, %arg5) : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
    "t.use"(%5) : (vector<16xf32>) -> ()
    %6 = llvm.mlir.constant(dense<5.000000e+00> : vector<16xf32>) : vector<16xf32>
    %7 = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%arg0, %6, %arg5) {constant_src = dense<5.000000e+00> : vector<16xf32>} : (vector<16xf32>, vector<16xf32>, vector<16xi1>) -> vector<16xf32>
    "t.use"(%7) : (vector<16xf32>) -> ()
    %8 = llvm.call_intrinsic "llvm.x86.avx512.mask.compress"(%arg7, %arg7, %arg6) {bar} : (vector<8xi64>, vector<8xi64>, vector<8xi1>) -> vector<8xi64>
    "t.use"(%8) : (vector<8xi64>) -> ()
    %9 = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.q.512"(%arg7, %arg7) {baz} : (vector<8xi64>, vector<8xi64>) -> !llvm.struct<(vector<8xi1>, vector<8xi1>)>
    %10 = llvm.extractvalue %9[0] : !llvm.struct<(vector<8xi1>, vector<8xi1>)> 
    %11 = llvm.extractvalue %9[1] : !llvm.struct<(vector<8xi1>, vector<8xi1>)> 
    "t.use"(%10, %11) : (vector<8xi1>, vector<8xi1>) -> ()
    %12 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%arg0, %arg8, %arg8) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
    "t.use"(%12) : (vector<16xf32>) -> ()
    %13 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.128"(%arg10, %arg9, %arg9) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
    "t.use"(%13) : (vector<4xf32>) -> ()
    %14 = llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.256"(%arg11) : (vector<8xf32>) -> vector<8xbf16>
    "t.use"(%14) : (vector<8xbf16>) -> ()
    %15 = llvm.call_intrinsic "llvm.x86.avx512bf16.cvtneps2bf16.512"(%arg0) : (vector<16xf32>) -> vector<16xbf16>
    "t.use"(%15) : (vector<16xbf16>) -> ()
    %16 = llvm.call_intrinsic "llvm.x86.avx.rsqrt.ps.256"(%arg11) : (vector<8xf32>) -> vector<8xf32>
    "t.use"(%16) : (vector<8xf32>) -> ()
    %17 = llvm.mlir.constant(-1 : i8) : i8
    %18 = llvm.call_intrinsic "llvm.x86.avx.dp.ps.256"(%arg11, %16, %17) : (vector<8xf32>, vector<8xf32>, i8) -> vector<8xf32>
    "t.use"(%18) : (vector<8xf32>) -> ()
    %19 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.256"(%arg11, %arg12, %15) : (vector<8xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<8xf32>
    "t.use"(%19) : (vector<8xf32>) -> ()
    return
  }
  func.func @g(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xi8>, %arg3: vector<32xi8>, %arg4: vector<16xi32>) {
    %0 = llvm.call_intrinsic "llvm.x86.avx2.vpdpbssd.128"(%arg0, %arg2, %arg2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
    "t.use"(%0) : (vector<4xi32>) -> ()
    %1 = llvm.call_intrinsic "llvm.x86.avx2.vpdpbssd.256"(%arg1, %arg3, %arg3) {foo} : (vector<8xi32>, vector<32xi8>, vector<32xi8>) -> vector<8xi32>
    "t.use"(%1) : (vector<8xi32>) -> ()
    %2 = llvm.call_intrinsic "llvm.x86.avx512.vp2intersect.d.512"(%arg4, %arg4) : (vector<16xi32>, vector<16xi32>) -> !llvm.struct<(vector<16xi1>, vector<16xi1>)>
    %3 = llvm.extractvalue %2[0] : !llvm.struct<(vector<16xi1>, vector<16xi1>)> 
    %4 = llvm.extractvalue %2[1] : !llvm.struct<(vector<16xi1>, vector<16xi1>)> 
    "t.use"(%3, %4) : (vector<16xi1>, vector<16xi1>) -> ()
    return
  }
  func.func @m(%arg0: memref<1xbf16>, %arg1: memref<1xf16>, %arg2: memref<16xbf16>, %arg3: memref<?x16xf16, strided<[?, 1], offset: ?>>, %arg4: memref<bf16, 3>) {
    %0 = builtin.unrealized_conversion_cast %arg4 : memref<bf16, 3> to !llvm.struct<(ptr<3>, ptr<3>, i64)>
    %1 = builtin.unrealized_conversion_cast %arg3 : memref<?x16xf16, strided<[?, 1], offset: ?>> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %2 = builtin.unrealized_conversion_cast %arg2 : memref<16xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %3 = builtin.unrealized_conversion_cast %arg1 : memref<1xf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %4 = builtin.unrealized_conversion_cast %arg0 : memref<1xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %5 = llvm.extractvalue %4[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.call_intrinsic "llvm.x86.vbcstnebf162ps256"(%5) : (!llvm.ptr) -> vector<8xf32>
    "t.use"(%6) : (vector<8xf32>) -> ()
    %7 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %8 = llvm.call_intrinsic "llvm.x86.vbcstnesh2ps128"(%7) : (!llvm.ptr) -> vector<4xf32>
    "t.use"(%8) : (vector<4xf32>) -> ()
    %9 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %10 = llvm.call_intrinsic "llvm.x86.vcvtneebf162ps256"(%9) : (!llvm.ptr) -> vector<8xf32>
    "t.use"(%10) : (vector<8xf32>) -> ()
    %11 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.getelementptr %11[%12] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %14 = llvm.call_intrinsic "llvm.x86.vcvtneeph2ps256"(%13) {foo} : (!llvm.ptr) -> vector<8xf32>
    "t.use"(%14) : (vector<8xf32>) -> ()
    %15 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.call_intrinsic "llvm.x86.vcvtneobf162ps128"(%15) : (!llvm.ptr) -> vector<4xf32>
    "t.use"(%16) : (vector<4xf32>) -> ()
    %17 = llvm.extractvalue %0[1] : !llvm.struct<(ptr<3>, ptr<3>, i64)> 
    %18 = llvm.call_intrinsic "llvm.x86.vcvtneobf162ps256"(%17) : (!llvm.ptr<3>) -> vector<8xf32>
    "t.use"(%18) : (vector<8xf32>) -> ()
    %19 = llvm.extractvalue %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.extractvalue %1[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.getelementptr %19[%20] : (!llvm.ptr, i64) -> !llvm.ptr, f16
    %22 = llvm.call_intrinsic "llvm.x86.vcvtneoph2ps256"(%21) : (!llvm.ptr) -> vector<8xf32>
    "t.use"(%22) : (vector<8xf32>) -> ()
    return
  }
}

