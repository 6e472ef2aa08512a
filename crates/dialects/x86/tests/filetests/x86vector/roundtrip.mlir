// terrace opt
// All operations.
func.func @f(%a: vector<16xf32>, %b: vector<8xf64>, %i32: i32, %i16: i16, %i8: i8, %k: vector<16xi1>, %k8: vector<8xi1>, %e: vector<8xi64>, %h: vector<32xbf16>, %h8: vector<8xbf16>, %a4: vector<4xf32>, %a8: vector<8xf32>, %h16: vector<16xbf16>) {
  %0 = x86vector.avx512.mask.rndscale %a, %i32, %a, %i16, %i32 {foo} : vector<16xf32>
  %1 = x86vector.avx512.mask.rndscale %b, %i32, %b, %i8, %i32 : vector<8xf64>
  %2 = x86vector.avx512.mask.scalef %a, %a, %a, %i16, %i32: vector<16xf32>
  %3 = x86vector.avx512.mask.scalef %b, %b, %b, %i8, %i32 : vector<8xf64>
  %4 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  %5 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  %6 = x86vector.avx512.mask.compress %k8, %e, %e {bar} : vector<8xi64>, vector<8xi64>
  %7, %8 = x86vector.avx512.vp2intersect %e, %e {baz} : vector<8xi64>
  %9 = x86vector.avx512.dot %a, %h, %h : vector<32xbf16> -> vector<16xf32>
  %10 = x86vector.avx512.dot %a4, %h8, %h8 : vector<8xbf16> -> vector<4xf32>
  %11 = x86vector.avx512.cvt.packed.f32_to_bf16 %a8 : vector<8xf32> -> vector<8xbf16>
  %12 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xbf16>
  %13 = x86vector.avx.rsqrt %a8 : vector<8xf32>
  %14 = x86vector.avx.intr.dot %a8, %13 : vector<8xf32>
  %15 = x86vector.avx512.dot %a8, %h16, %12 : vector<16xbf16> -> vector<8xf32>
  return
}
func.func @g(%w4: vector<4xi32>, %w8: vector<8xi32>, %a16: vector<16xi8>, %a32: vector<32xi8>, %v: vector<16xi32>) {
  %0 = x86vector.avx.dot.i8 %w4, %a16, %a16 : vector<16xi8> -> vector<4xi32>
  %1 = x86vector.avx.dot.i8 %w8, %a32, %a32 {foo} : vector<32xi8> -> vector<8xi32>
  %2, %3 = x86vector.avx512.vp2intersect %v, %v : vector<16xi32>
  return
}
func.func @m(%a: memref<1xbf16>, %b: memref<1xf16>, %c: memref<16xbf16>, %d: memref<?x16xf16, strided<[?, 1], offset: ?>>, %e: memref<bf16, 3>) {
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  %1 = x86vector.avx.bcst_to_f32.packed %b : memref<1xf16> -> vector<4xf32>
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %c : memref<16xbf16> -> vector<8xf32>
  %3 = x86vector.avx.cvt.packed.even.indexed_to_f32 %d {foo} : memref<?x16xf16, strided<[?, 1], offset: ?>> -> vector<8xf32>
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %c : memref<16xbf16> -> vector<4xf32>
  %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %e : memref<bf16, 3> -> vector<8xf32>
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %d : memref<?x16xf16, strided<[?, 1], offset: ?>> -> vector<8xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<16xf32>, %arg1: vector<8xf64>, %arg2: i32, %arg3: i16, %arg4: i8, %arg5: vector<16xi1>, %arg6: vector<8xi1>, %arg7: vector<8xi64>, %arg8: vector<32xbf16>, %arg9: vector<8xbf16>, %arg10: vector<4xf32>, %arg11: vector<8xf32>, %arg12: vector<16xbf16>) {
    %0 = x86vector.avx512.mask.rndscale %arg0, %arg2, %arg0, %arg3, %arg2 {foo} : vector<16xf32>
    %1 = x86vector.avx512.mask.rndscale %arg1, %arg2, %arg1, %arg4, %arg2 : vector<8xf64>
    %2 = x86vector.avx512.mask.scalef %arg0, %arg0, %arg0, %arg3, %arg2 : vector<16xf32>
    %3 = x86vector.avx512.mask.scalef %arg1, %arg1, %arg1, %arg4, %arg2 : vector<8xf64>
    %4 = x86vector.avx512.mask.compress %arg5, %arg0 : vector<16xf32>
    %5 = x86vector.avx512.mask.compress %arg5, %arg0 {constant_src = dense<5.000000e+00> : vector<16xf32>} : vector<16xf32>
    %6 = x86vector.avx512.mask.compress %arg6, %arg7, %arg7 {bar} : vector<8xi64>, vector<8xi64>
    %k1, %k2 = x86vector.avx512.vp2intersect %arg7, %arg7 {baz} : vector<8xi64>
    %7 = x86vector.avx512.dot %arg0, %arg8, %arg8 : vector<32xbf16> -> vector<16xf32>
    %8 = x86vector.avx512.dot %arg10, %arg9, %arg9 : vector<8xbf16> -> vector<4xf32>
    %9 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg11 : vector<8xf32> -> vector<8xbf16>
    %10 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg0 : vector<16xf32> -> vector<16xbf16>
    %11 = x86vector.avx.rsqrt %arg11 : vector<8xf32>
    %12 = x86vector.avx.intr.dot %arg11, %11 : vector<8xf32>
    %13 = x86vector.avx512.dot %arg11, %arg12, %10 : vector<16xbf16> -> vector<8xf32>
    return
  }
  func.func @g(%arg0: vector<4xi32>, %arg1: vector<8xi32>, %arg2: vector<16xi8>, %arg3: vector<32xi8>, %arg4: vector<16xi32>) {
    %0 = x86vector.avx.dot.i8 %arg0, %arg2, %arg2 : vector<16xi8> -> vector<4xi32>
    %1 = x86vector.avx.dot.i8 %arg1, %arg3, %arg3 {foo} : vector<32xi8> -> vector<8xi32>
    %k1, %k2 = x86vector.avx512.vp2intersect %arg4, %arg4 : vector<16xi32>
    return
  }
  func.func @m(%arg0: memref<1xbf16>, %arg1: memref<1xf16>, %arg2: memref<16xbf16>, %arg3: memref<?x16xf16, strided<[?, 1], offset: ?>>, %arg4: memref<bf16, 3>) {
    %0 = x86vector.avx.bcst_to_f32.packed %arg0 : memref<1xbf16> -> vector<8xf32>
    %1 = x86vector.avx.bcst_to_f32.packed %arg1 : memref<1xf16> -> vector<4xf32>
    %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg2 : memref<16xbf16> -> vector<8xf32>
    %3 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg3 {foo} : memref<?x16xf16, strided<[?, 1], offset: ?>> -> vector<8xf32>
    %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg2 : memref<16xbf16> -> vector<4xf32>
    %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg4 : memref<bf16, 3> -> vector<8xf32>
    %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg3 : memref<?x16xf16, strided<[?, 1], offset: ?>> -> vector<8xf32>
    return
  }
}

