// terrace opt --cse
// Equal operations are one. Those that read memory stay apart where memory is written between them.
func.func @f(%a: memref<1xbf16>, %i: index, %v: bf16, %x: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  %1 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  memref.store %v, %a[%i] : memref<1xbf16>
  %2 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  %3 = x86vector.avx.rsqrt %x : vector<8xf32>
  %4 = x86vector.avx.rsqrt %x : vector<8xf32>
  return %0, %1, %2, %3, %4 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<1xbf16>, %arg1: index, %arg2: bf16, %arg3: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
    %0 = x86vector.avx.bcst_to_f32.packed %arg0 : memref<1xbf16> -> vector<8xf32>
    memref.store %arg2, %arg0[%arg1] : memref<1xbf16>
    %1 = x86vector.avx.bcst_to_f32.packed %arg0 : memref<1xbf16> -> vector<8xf32>
    %2 = x86vector.avx.rsqrt %arg3 : vector<8xf32>
    return %0, %0, %1, %2, %2 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
  }
}

