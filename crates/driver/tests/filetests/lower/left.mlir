// terrace lower
// What is left, which pass helps, and why ours did not. Casts are there because of it, and are not named.
func.func @f(%t: tensor<4xf32>, %x: vector<[4]x4xf32>, %f: f32, %m: memref<8xf32>, %i: index) -> f32 {
  %r = arith.addf %t, %t : tensor<4xf32>
  %s = arith.addf %x, %x : vector<[4]x4xf32>
  %e = math.erf %f : f32
  %b = math.isinf %f : f32
  %p = math.ipowi %i, %i : index
  %v = memref.subview %m[0][4][1] : memref<8xf32> to memref<4xf32>
  %w = memref.load %v[%i] : memref<4xf32>
  return %e : f32
}
// ==== stderr ====
<stdin>:3:1: error: 'func.func' op was not lowered to the LLVM dialect; 'convert-func-to-llvm' cannot convert it
func.func @f(%t: tensor<4xf32>, %x: vector<[4]x4xf32>, %f: f32, %m: memref<8xf32>, %i: index) -> f32 {
^
<stdin>:3:1: note: pattern 'FuncOpConversion' does not apply: argument #0: type 'tensor<4xf32>' cannot be converted
<stdin>:4:8: error: 'arith.addf' op was not lowered to the LLVM dialect; it works on tensors: run mlir-opt's 'one-shot-bufferize' first
  %r = arith.addf %t, %t : tensor<4xf32>
       ^
<stdin>:4:8: note: pattern 'AddFOpLowering' does not apply: operand #0: type 'tensor<4xf32>' cannot be converted
<stdin>:5:8: error: 'arith.addf' op was not lowered to the LLVM dialect; 'convert-arith-to-llvm' cannot convert it
  %s = arith.addf %x, %x : vector<[4]x4xf32>
       ^
<stdin>:5:8: note: pattern 'AddFOpLowering' does not apply: operand #0: type 'vector<[4]x4xf32>' cannot be converted: only the last dimension may be scalable
<stdin>:6:8: error: 'math.erf' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-libm' first
  %e = math.erf %f : f32
       ^
<stdin>:6:8: note: no pattern of this conversion is for 'math.erf'
<stdin>:7:8: error: 'math.isinf' op was not lowered to the LLVM dialect; MLIR has no pass that lowers it
  %b = math.isinf %f : f32
       ^
<stdin>:7:8: note: no pattern of this conversion is for 'math.isinf'
<stdin>:8:8: error: 'math.ipowi' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-math-to-funcs' first
  %p = math.ipowi %i, %i : index
       ^
<stdin>:8:8: note: no pattern of this conversion is for 'math.ipowi'
<stdin>:9:8: error: 'memref.subview' op was not lowered to the LLVM dialect; run 'expand-strided-metadata' first
  %v = memref.subview %m[0][4][1] : memref<8xf32> to memref<4xf32>
       ^
<stdin>:9:8: note: pattern 'SubViewOpLowering' does not apply: subview operations should have been expanded beforehand
// ==== exit 1 ====
