// terrace lower
// Each operation's own pass. Transfers of vectors whose first dimension scales are in no loop.
func.func @f(%c: complex<f32>, %v: vector<4xf32>, %m: memref<4x4xf32>, %i: index, %p: f32) {
  %0 = complex.sin %c : complex<f32>
  %1 = complex.add %c, %c : complex<f32>
  %2 = vector.extract %v[0] : f32 from vector<4xf32>
  %3 = vector.transfer_read %m[%i, %i], %p : memref<4x4xf32>, vector<[4]x4xf32>
  vector.transfer_write %3, %m[%i, %i] : vector<[4]x4xf32>, memref<4x4xf32>
  return
}
// ==== stderr ====
<stdin>:7:8: error: 'vector.transfer_read' op was not lowered to the LLVM dialect; 'convert-vector-to-scf' cannot convert it
  %3 = vector.transfer_read %m[%i, %i], %p : memref<4x4xf32>, vector<[4]x4xf32>
       ^
<stdin>:7:8: note: pattern 'PrepareTransferReadConversion' does not apply: the first dimension of the vector is scalable
<stdin>:7:8: note: pattern 'TransferOpConversion' does not apply: it has no buffer
<stdin>:7:8: note: pattern 'TransferOp1dConversion' does not apply: vector type is not rank 1
<stdin>:7:8: note: pattern 'TransferReadToVectorLoadLowering' does not apply: vector type is greater than max transfer rank
<stdin>:8:3: error: 'vector.transfer_write' op was not lowered to the LLVM dialect; 'convert-vector-to-scf' cannot convert it
  vector.transfer_write %3, %m[%i, %i] : vector<[4]x4xf32>, memref<4x4xf32>
  ^
<stdin>:8:3: note: pattern 'PrepareTransferWriteConversion' does not apply: the first dimension of the vector is scalable
<stdin>:8:3: note: pattern 'TransferOpConversion' does not apply: it has no buffer
<stdin>:8:3: note: pattern 'TransferOp1dConversion' does not apply: vector type is not rank 1
<stdin>:8:3: note: pattern 'TransferWriteToVectorStoreLowering' does not apply: vector type is greater than max transfer rank
// ==== exit 1 ====
