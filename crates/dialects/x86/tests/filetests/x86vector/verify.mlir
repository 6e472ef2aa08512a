// terrace opt -split-input-file
// What constraints, equalities of types and verifiers refuse.
func.func @f(%a: vector<15xf32>) { %0 = "x86vector.avx.rsqrt"(%a) : (vector<15xf32>) -> vector<15xf32> return }
// -----
func.func @f(%a: vector<8x8xf32>) { %0 = "x86vector.avx.rsqrt"(%a) : (vector<8x8xf32>) -> vector<8x8xf32> return }
// -----
func.func @f(%a: vector<[8]xf32>) { %0 = "x86vector.avx.rsqrt"(%a) : (vector<[8]xf32>) -> vector<[8]xf32> return }
// -----
func.func @f(%a: vector<2x4xf32>) { %0 = "x86vector.avx.rsqrt"(%a) : (vector<2x4xf32>) -> vector<2x4xf32> return }
// -----
func.func @f(%a: f32) { %0 = x86vector.avx.rsqrt %a : f32 return }
// -----
func.func @f(%a: vector<8xf64>) { %0 = x86vector.avx.rsqrt %a : vector<8xf64> return }
// -----
func.func @f(%a: vector<8xf32>, %b: vector<16xf32>) { %0 = "x86vector.avx.intr.dot"(%a, %b) : (vector<8xf32>, vector<16xf32>) -> vector<8xf32> return }
// -----
func.func @f(%k: vector<16xi1>, %a: vector<8xf32>) { %0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<16xi1>, vector<8xf32>) -> vector<8xf32> return }
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<5.0> : vector<8xf32>} : vector<8xf32>, vector<8xf32> return }
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>, %s: vector<8xi32>) { %0 = x86vector.avx512.mask.compress %k, %a, %s : vector<8xf32>, vector<8xi32> return }
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<8xf32> return }
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5> : vector<8xi32>} : vector<8xf32> return }
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a {constant_src = 5 : i32} : vector<8xf32> return }
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf16>) { %0 = x86vector.avx512.mask.compress %k, %a : vector<8xf16> return }
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a : f32 return }
// -----
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a : vector<f32> return }
// -----
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = "x86vector.avx512.mask.rndscale"(%a, %i, %a, %i8, %i) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32> return }
// -----
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = "x86vector.avx512.mask.rndscale"(%a, %i, %a, %i, %i) : (vector<16xf32>, i32, vector<16xf32>, i32, i32) -> vector<16xf32> return }
// -----
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = "x86vector.avx512.mask.scalef"(%a, %a, %a, %i8, %i) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i8, i32) -> vector<16xf32> return }
// -----
func.func @f(%a: vector<16xf32>, %b: vector<8xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = "x86vector.avx512.mask.scalef"(%a, %b, %a, %i8, %i) : (vector<16xf32>, vector<8xf32>, vector<16xf32>, i8, i32) -> vector<16xf32> return }
// -----
func.func @f(%a: vector<16xi32>, %b: vector<8xi32>) { %0:2 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<16xi32>, vector<16xi32>) -> (vector<8xi1>, vector<16xi1>) return }
// -----
func.func @f(%a: vector<16xi32>, %b: vector<8xi32>) { %0:2 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<8xi1>) return }
// -----
func.func @f(%a: vector<16xi32>, %b: vector<8xi32>) { %0:2 = "x86vector.avx512.vp2intersect"(%a, %b) : (vector<16xi32>, vector<8xi32>) -> (vector<16xi1>, vector<16xi1>) return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<16xbf16>) { %0 = "x86vector.avx512.dot"(%a, %b, %b) : (vector<4xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<4xf32> return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xf16>) { %0 = "x86vector.avx512.dot"(%a, %b, %b) : (vector<4xf32>, vector<8xf16>, vector<8xf16>) -> vector<4xf32> return }
// -----
func.func @f(%a: vector<4xf32>, %b: vector<8xbf16>) { %0 = "x86vector.avx512.dot"(%a, %b, %b) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<8xf32> return }
// -----
func.func @f(%a: vector<8xf32>) { %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<16xbf16> return }
// -----
func.func @f(%a: vector<8xf32>) { %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> bf16 return }
// -----
func.func @f(%a: vector<4xi32>, %b: vector<32xi8>) { %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<32xi8> -> vector<4xi32> return }
// -----
func.func @f(%a: vector<4xi32>, %b: vector<32xi8>) { %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<16xi8> -> vector<4xi32> return }
// -----
func.func @f(%a: vector<4xi32>, %b: vector<64xi8>) { %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<64xi8> -> vector<4xi32> return }
// -----
func.func @f(%a: memref<1xf32>) { %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xf32> -> vector<8xf32> return }
// -----
func.func @f(%a: memref<1xbf16>) { %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<16xf32> return }
// -----
func.func @f(%a: memref<*xbf16>) { %0 = x86vector.avx.bcst_to_f32.packed %a : memref<*xbf16> -> vector<8xf32> return }
// -----
func.func @f(%a: vector<f32>, %k: vector<8xi1>) { %0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<8xi1>, vector<f32>) -> vector<f32> return }
// -----
func.func @f(%a: !x86vector.foo) { return }
// -----
func.func @f(%a: vector<8xf32>) { %0 = x86vector.avx.foo %a : vector<8xf32> return }
// -----
func.func @f(%a: vector<4xi32>, %b: vector<16xi8>) { %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<16xi8> -> i32 return }
// -----
func.func @f(%a: vector<4xi32>, %b: vector<16xi8>) { %0 = x86vector.avx512.dot %a, %b, %b : vector<16xbf16> -> tensor<4xf32> return }
// -----
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %i16, %i : tensor<16xf32> return }
// -----
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %i16, %i : vector<f32> return }
// -----
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %i16, %i : vector<4x4xf32> return }
// -----
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %i16, %i : vector<16777216xf32> return }
// ==== stdout ====
// -----
// -----
module {
  func.func @f(%arg0: vector<[8]xf32>) {
    %0 = x86vector.avx.rsqrt %arg0 : vector<[8]xf32>
    return
  }
}

// -----
module {
  func.func @f(%arg0: vector<2x4xf32>) {
    %0 = x86vector.avx.rsqrt %arg0 : vector<2x4xf32>
    return
  }
}

// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:3:41: error: 'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<15xf32>'
func.func @f(%a: vector<15xf32>) { %0 = "x86vector.avx.rsqrt"(%a) : (vector<15xf32>) -> vector<15xf32> return }
                                        ^
<stdin>:3:41: note: see current operation: %0 = "x86vector.avx.rsqrt"(%arg0) : (vector<15xf32>) -> vector<15xf32>
<stdin>:5:42: error: 'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<8x8xf32>'
func.func @f(%a: vector<8x8xf32>) { %0 = "x86vector.avx.rsqrt"(%a) : (vector<8x8xf32>) -> vector<8x8xf32> return }
                                         ^
<stdin>:5:42: note: see current operation: %0 = "x86vector.avx.rsqrt"(%arg0) : (vector<8x8xf32>) -> vector<8x8xf32>
<stdin>:11:55: error: custom op 'x86vector.avx.rsqrt' invalid kind of type specified: expected builtin.vector, but found 'f32'
func.func @f(%a: f32) { %0 = x86vector.avx.rsqrt %a : f32 return }
                                                      ^
<stdin>:13:40: error: 'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'vector<8xf64>'
func.func @f(%a: vector<8xf64>) { %0 = x86vector.avx.rsqrt %a : vector<8xf64> return }
                                       ^
<stdin>:13:40: note: see current operation: %0 = "x86vector.avx.rsqrt"(%arg0) : (vector<8xf64>) -> vector<8xf64>
<stdin>:15:60: error: 'x86vector.avx.intr.dot' op operand #1 must be vector of 32-bit float values of length 8, but got 'vector<16xf32>'
func.func @f(%a: vector<8xf32>, %b: vector<16xf32>) { %0 = "x86vector.avx.intr.dot"(%a, %b) : (vector<8xf32>, vector<16xf32>) -> vector<8xf32> return }
                                                           ^
<stdin>:15:60: note: see current operation: %0 = "x86vector.avx.intr.dot"(%arg0, %arg1) : (vector<8xf32>, vector<16xf32>) -> vector<8xf32>
<stdin>:17:59: error: 'x86vector.avx512.mask.compress' op failed to verify that `k` has the same number of bits as elements in `dst`
func.func @f(%k: vector<16xi1>, %a: vector<8xf32>) { %0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<16xi1>, vector<8xf32>) -> vector<8xf32> return }
                                                          ^
<stdin>:17:59: note: see current operation: %0 = "x86vector.avx512.mask.compress"(%arg0, %arg1) : (vector<16xi1>, vector<8xf32>) -> vector<8xf32>
<stdin>:19:58: error: cannot use both src and constant_src
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a, %a {constant_src = dense<5.0> : vector<8xf32>} : vector<8xf32>, vector<8xf32> return }
                                                         ^
<stdin>:19:58: note: see current operation: %0 = "x86vector.avx512.mask.compress"(%arg0, %arg1, %arg1) <{constant_src = dense<5.000000e+00> : vector<8xf32>}> : (vector<8xi1>, vector<8xf32>, vector<8xf32>) -> vector<8xf32>
<stdin>:21:77: error: failed to verify that src and dst have same type
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>, %s: vector<8xi32>) { %0 = x86vector.avx512.mask.compress %k, %a, %s : vector<8xf32>, vector<8xi32> return }
                                                                            ^
<stdin>:21:77: note: see current operation: %0 = "x86vector.avx512.mask.compress"(%arg0, %arg1, %arg2) : (vector<8xi1>, vector<8xf32>, vector<8xi32>) -> vector<8xf32>
<stdin>:23:58: error: failed to verify that constant_src and dst have same type
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<8xf32> return }
                                                         ^
<stdin>:23:58: note: see current operation: %0 = "x86vector.avx512.mask.compress"(%arg0, %arg1) <{constant_src = dense<5.000000e+00> : vector<16xf32>}> : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
<stdin>:25:58: error: failed to verify that constant_src and dst have same type
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<5> : vector<8xi32>} : vector<8xf32> return }
                                                         ^
<stdin>:25:58: note: see current operation: %0 = "x86vector.avx512.mask.compress"(%arg0, %arg1) <{constant_src = dense<5> : vector<8xi32>}> : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
<stdin>:27:96: error: custom op 'x86vector.avx512.mask.compress' 'x86vector.avx512.mask.compress' op attribute 'constant_src' failed to satisfy constraint: constant vector/tensor attribute
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a {constant_src = 5 : i32} : vector<8xf32> return }
                                                                                               ^
<stdin>:29:58: error: custom op 'x86vector.avx512.mask.compress' 'dst' must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<8xf16>'
func.func @f(%k: vector<8xi1>, %a: vector<8xf16>) { %0 = x86vector.avx512.mask.compress %k, %a : vector<8xf16> return }
                                                         ^
<stdin>:31:98: error: custom op 'x86vector.avx512.mask.compress' invalid kind of type specified: expected builtin.vector, but found 'f32'
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a : f32 return }
                                                                                                 ^
<stdin>:33:58: error: custom op 'x86vector.avx512.mask.compress' 'dst' must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<f32>'
func.func @f(%k: vector<8xi1>, %a: vector<8xf32>) { %0 = x86vector.avx512.mask.compress %k, %a : vector<f32> return }
                                                         ^
<stdin>:35:70: error: 'x86vector.avx512.mask.rndscale' op failed to verify that imm has the same number of bits as elements in dst
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = "x86vector.avx512.mask.rndscale"(%a, %i, %a, %i8, %i) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32> return }
                                                                     ^
<stdin>:35:70: note: see current operation: %0 = "x86vector.avx512.mask.rndscale"(%arg0, %arg1, %arg0, %arg2, %arg1) : (vector<16xf32>, i32, vector<16xf32>, i8, i32) -> vector<16xf32>
<stdin>:37:70: error: 'x86vector.avx512.mask.rndscale' op operand #3 must be 16-bit signless integer or 8-bit signless integer, but got 'i32'
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = "x86vector.avx512.mask.rndscale"(%a, %i, %a, %i, %i) : (vector<16xf32>, i32, vector<16xf32>, i32, i32) -> vector<16xf32> return }
                                                                     ^
<stdin>:37:70: note: see current operation: %0 = "x86vector.avx512.mask.rndscale"(%arg0, %arg1, %arg0, %arg1, %arg1) : (vector<16xf32>, i32, vector<16xf32>, i32, i32) -> vector<16xf32>
<stdin>:39:70: error: 'x86vector.avx512.mask.scalef' op failed to verify that k has the same number of bits as elements in dst
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = "x86vector.avx512.mask.scalef"(%a, %a, %a, %i8, %i) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i8, i32) -> vector<16xf32> return }
                                                                     ^
<stdin>:39:70: note: see current operation: %0 = "x86vector.avx512.mask.scalef"(%arg0, %arg0, %arg0, %arg2, %arg1) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i8, i32) -> vector<16xf32>
<stdin>:41:89: error: 'x86vector.avx512.mask.scalef' op failed to verify that all of {src, a, b, dst} have same type
func.func @f(%a: vector<16xf32>, %b: vector<8xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = "x86vector.avx512.mask.scalef"(%a, %b, %a, %i8, %i) : (vector<16xf32>, vector<8xf32>, vector<16xf32>, i8, i32) -> vector<16xf32> return }
                                                                                        ^
<stdin>:41:89: note: see current operation: %0 = "x86vector.avx512.mask.scalef"(%arg0, %arg1, %arg0, %arg3, %arg2) : (vector<16xf32>, vector<8xf32>, vector<16xf32>, i8, i32) -> vector<16xf32>
<stdin>:43:62: error: 'x86vector.avx512.vp2intersect' op failed to verify that k1 has the same number of bits as elements in a
func.func @f(%a: vector<16xi32>, %b: vector<8xi32>) { %0:2 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<16xi32>, vector<16xi32>) -> (vector<8xi1>, vector<16xi1>) return }
                                                             ^
<stdin>:43:62: note: see current operation: %0:2 = "x86vector.avx512.vp2intersect"(%arg0, %arg0) : (vector<16xi32>, vector<16xi32>) -> (vector<8xi1>, vector<16xi1>)
<stdin>:45:62: error: 'x86vector.avx512.vp2intersect' op failed to verify that k2 has the same number of bits as elements in b
func.func @f(%a: vector<16xi32>, %b: vector<8xi32>) { %0:2 = "x86vector.avx512.vp2intersect"(%a, %a) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<8xi1>) return }
                                                             ^
<stdin>:45:62: note: see current operation: %0:2 = "x86vector.avx512.vp2intersect"(%arg0, %arg0) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<8xi1>)
<stdin>:47:62: error: 'x86vector.avx512.vp2intersect' op failed to verify that all of {a, b} have same type
func.func @f(%a: vector<16xi32>, %b: vector<8xi32>) { %0:2 = "x86vector.avx512.vp2intersect"(%a, %b) : (vector<16xi32>, vector<8xi32>) -> (vector<16xi1>, vector<16xi1>) return }
                                                             ^
<stdin>:47:62: note: see current operation: %0:2 = "x86vector.avx512.vp2intersect"(%arg0, %arg1) : (vector<16xi32>, vector<8xi32>) -> (vector<16xi1>, vector<16xi1>)
<stdin>:49:61: error: 'x86vector.avx512.dot' op failed to verify that `a` has twice an many elements as `src`
func.func @f(%a: vector<4xf32>, %b: vector<16xbf16>) { %0 = "x86vector.avx512.dot"(%a, %b, %b) : (vector<4xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<4xf32> return }
                                                            ^
<stdin>:49:61: note: see current operation: %0 = "x86vector.avx512.dot"(%arg0, %arg1, %arg1) : (vector<4xf32>, vector<16xbf16>, vector<16xbf16>) -> vector<4xf32>
<stdin>:51:59: error: 'x86vector.avx512.dot' op operand #1 must be vector of bfloat16 type values of length 8/16/32, but got 'vector<8xf16>'
func.func @f(%a: vector<4xf32>, %b: vector<8xf16>) { %0 = "x86vector.avx512.dot"(%a, %b, %b) : (vector<4xf32>, vector<8xf16>, vector<8xf16>) -> vector<4xf32> return }
                                                          ^
<stdin>:51:59: note: see current operation: %0 = "x86vector.avx512.dot"(%arg0, %arg1, %arg1) : (vector<4xf32>, vector<8xf16>, vector<8xf16>) -> vector<4xf32>
<stdin>:53:60: error: 'x86vector.avx512.dot' op failed to verify that all of {src, dst} have same type
func.func @f(%a: vector<4xf32>, %b: vector<8xbf16>) { %0 = "x86vector.avx512.dot"(%a, %b, %b) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<8xf32> return }
                                                           ^
<stdin>:53:60: note: see current operation: %0 = "x86vector.avx512.dot"(%arg0, %arg1, %arg1) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<8xf32>
<stdin>:55:40: error: 'x86vector.avx512.cvt.packed.f32_to_bf16' op failed to verify that all of {a, dst} have same element count
func.func @f(%a: vector<8xf32>) { %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<16xbf16> return }
                                       ^
<stdin>:55:40: note: see current operation: %0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%arg0) : (vector<8xf32>) -> vector<16xbf16>
<stdin>:57:102: error: custom op 'x86vector.avx512.cvt.packed.f32_to_bf16' invalid kind of type specified: expected builtin.vector, but found 'bf16'
func.func @f(%a: vector<8xf32>) { %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> bf16 return }
                                                                                                     ^
<stdin>:59:59: error: 'x86vector.avx.dot.i8' op failed to verify that `a` has four times elements as `w`
func.func @f(%a: vector<4xi32>, %b: vector<32xi8>) { %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<32xi8> -> vector<4xi32> return }
                                                          ^
<stdin>:59:59: note: see current operation: %0 = "x86vector.avx.dot.i8"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<32xi8>, vector<32xi8>) -> vector<4xi32>
<stdin>:61:84: error: use of value '%b' expects different type than prior uses: 'vector<16xi8>' vs 'vector<32xi8>'
func.func @f(%a: vector<4xi32>, %b: vector<32xi8>) { %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<16xi8> -> vector<4xi32> return }
                                                                                   ^
<stdin>:61:33: note: prior use here
func.func @f(%a: vector<4xi32>, %b: vector<32xi8>) { %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<16xi8> -> vector<4xi32> return }
                                ^
<stdin>:63:59: error: 'x86vector.avx.dot.i8' op operand #1 must be vector of 8-bit signless integer values of length 16/32, but got 'vector<64xi8>'
func.func @f(%a: vector<4xi32>, %b: vector<64xi8>) { %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<64xi8> -> vector<4xi32> return }
                                                          ^
<stdin>:63:59: note: see current operation: %0 = "x86vector.avx.dot.i8"(%arg0, %arg1, %arg1) : (vector<4xi32>, vector<64xi8>, vector<64xi8>) -> vector<4xi32>
<stdin>:65:40: error: 'x86vector.avx.bcst_to_f32.packed' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'memref<1xf32>'
func.func @f(%a: memref<1xf32>) { %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xf32> -> vector<8xf32> return }
                                       ^
<stdin>:65:40: note: see current operation: %0 = "x86vector.avx.bcst_to_f32.packed"(%arg0) : (memref<1xf32>) -> vector<8xf32>
<stdin>:67:41: error: 'x86vector.avx.bcst_to_f32.packed' op result #0 must be vector of 32-bit float values of length 4/8, but got 'vector<16xf32>'
func.func @f(%a: memref<1xbf16>) { %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<16xf32> return }
                                        ^
<stdin>:67:41: note: see current operation: %0 = "x86vector.avx.bcst_to_f32.packed"(%arg0) : (memref<1xbf16>) -> vector<16xf32>
<stdin>:69:79: error: custom op 'x86vector.avx.bcst_to_f32.packed' invalid kind of type specified: expected builtin.memref, but found 'memref<*xbf16>'
func.func @f(%a: memref<*xbf16>) { %0 = x86vector.avx.bcst_to_f32.packed %a : memref<*xbf16> -> vector<8xf32> return }
                                                                              ^
<stdin>:71:56: error: 'x86vector.avx512.mask.compress' op operand #1 must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<f32>'
func.func @f(%a: vector<f32>, %k: vector<8xi1>) { %0 = "x86vector.avx512.mask.compress"(%k, %a) : (vector<8xi1>, vector<f32>) -> vector<f32> return }
                                                       ^
<stdin>:71:56: note: see current operation: %0 = "x86vector.avx512.mask.compress"(%arg1, %arg0) : (vector<8xi1>, vector<f32>) -> vector<f32>
<stdin>:73:29: error: dialect 'x86vector' provides no type parsing hook
func.func @f(%a: !x86vector.foo) { return }
                            ^
<stdin>:75:40: error: custom op 'x86vector.avx.foo' is unknown
func.func @f(%a: vector<8xf32>) { %0 = x86vector.avx.foo %a : vector<8xf32> return }
                                       ^
<stdin>:77:110: error: custom op 'x86vector.avx.dot.i8' invalid kind of type specified: expected builtin.vector, but found 'i32'
func.func @f(%a: vector<4xi32>, %b: vector<16xi8>) { %0 = x86vector.avx.dot.i8 %a, %b, %b : vector<16xi8> -> i32 return }
                                                                                                             ^
<stdin>:79:112: error: custom op 'x86vector.avx512.dot' invalid kind of type specified: expected builtin.vector, but found 'tensor<4xf32>'
func.func @f(%a: vector<4xi32>, %b: vector<16xi8>) { %0 = x86vector.avx512.dot %a, %b, %b : vector<16xbf16> -> tensor<4xf32> return }
                                                                                                               ^
<stdin>:81:124: error: custom op 'x86vector.avx512.mask.rndscale' invalid kind of type specified: expected builtin.vector, but found 'tensor<16xf32>'
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %i16, %i : tensor<16xf32> return }
                                                                                                                           ^
<stdin>:83:70: error: custom op 'x86vector.avx512.mask.rndscale' 'dst' must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'vector<f32>'
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %i16, %i : vector<f32> return }
                                                                     ^
<stdin>:85:101: error: use of value '%a' expects different type than prior uses: 'vector<4x4xf32>' vs 'vector<16xf32>'
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %i16, %i : vector<4x4xf32> return }
                                                                                                    ^
<stdin>:85:14: note: prior use here
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %i16, %i : vector<4x4xf32> return }
             ^
<stdin>:87:70: error: custom op 'x86vector.avx512.mask.rndscale' 'dst' must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'vector<16777216xf32>'
func.func @f(%a: vector<16xf32>, %i: i32, %i8: i8, %i16: i16) { %0 = x86vector.avx512.mask.rndscale %a, %i, %a, %i16, %i : vector<16777216xf32> return }
                                                                     ^
// ==== exit 1 ====
