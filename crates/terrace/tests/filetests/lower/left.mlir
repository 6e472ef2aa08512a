// terrace lower
// What is left, which pass helps, and why ours did not. Casts are there because of it, and are not named.
func.func @f(%t: tensor<4xf32>, %x: vector<[4]x4xf32>, %f: f32, %m: memref<8xf32>, %n: memref<?xi32>, %i: index) -> f32 {
  %r = arith.addf %t, %t : tensor<4xf32>
  %s = arith.addf %x, %x : vector<[4]x4xf32>
  memref.dma_wait %n[%i], %i : memref<?xi32>
  %v = memref.subview %m[0][4][1] : memref<8xf32> to memref<4xf32>
  %w = memref.load %v[%i] : memref<4xf32>
  return %f : f32
}
// ==== stderr ====
<stdin>:3:1: error: 'func.func' op was not lowered to the LLVM dialect; it takes or returns tensors: run mlir-opt's 'one-shot-bufferize' with 'bufferize-function-boundaries' first
func.func @f(%t: tensor<4xf32>, %x: vector<[4]x4xf32>, %f: f32, %m: memref<8xf32>, %n: memref<?xi32>, %i: index) -> f32 {
^
<stdin>:3:1: note: pattern 'FuncOpConversion' does not apply: argument #0: type 'tensor<4xf32>' cannot be converted: tensors must be converted to memrefs first
<stdin>:6:3: error: 'memref.dma_wait' op was not lowered to the LLVM dialect; MLIR has no pass that lowers it
  memref.dma_wait %n[%i], %i : memref<?xi32>
  ^
// ==== exit 1 ====
