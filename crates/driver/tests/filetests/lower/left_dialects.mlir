// terrace lower
// Each operation's own pass.
func.func @f(%c: complex<f32>, %v: vector<4xf32>, %m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = complex.sin %c : complex<f32>
  %1 = complex.add %c, %c : complex<f32>
  %2 = vector.extract %v[0] : f32 from vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p : memref<4x4xf32>, vector<4x4xf32>
  return
}
// ==== stderr ====
<stdin>:4:8: error: 'complex.sin' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-complex-to-standard' first
  %0 = complex.sin %c : complex<f32>
       ^
<stdin>:5:8: error: 'complex.add' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-complex-to-llvm' first
  %1 = complex.add %c, %c : complex<f32>
       ^
<stdin>:6:8: error: 'vector.extract' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-vector-to-llvm' first
  %2 = vector.extract %v[0] : f32 from vector<4xf32>
       ^
<stdin>:7:8: error: 'vector.transfer_read' op was not lowered to the LLVM dialect; run mlir-opt's 'convert-vector-to-scf' and 'convert-vector-to-llvm' first
  %3 = vector.transfer_read %m[%i, %i], %p : memref<4x4xf32>, vector<4x4xf32>
       ^
// ==== exit 1 ====
