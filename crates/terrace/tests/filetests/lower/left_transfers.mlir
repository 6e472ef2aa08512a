// terrace lower
// What patterns of greedy passes missed is said too.
func.func @f(%m: memref<4xvector<2xf32>>, %n: memref<?x8xf32>, %i: index, %x: vector<[4]x[4]xf32>, %p: i128) -> vector<3x2xf32> {
  %z = arith.constant dense<0.0> : vector<2xf32>
  %r = vector.transfer_read %m[%i], %z : memref<4xvector<2xf32>>, vector<3x2xf32>
  vector.print %p : i128
  return %r : vector<3x2xf32>
}
// ==== stderr ====
<stdin>:3:1: error: 'func.func' op was not lowered to the LLVM dialect; 'convert-func-to-llvm' cannot convert it
func.func @f(%m: memref<4xvector<2xf32>>, %n: memref<?x8xf32>, %i: index, %x: vector<[4]x[4]xf32>, %p: i128) -> vector<3x2xf32> {
^
<stdin>:3:1: note: pattern 'FuncOpConversion' does not apply: argument #3: type 'vector<[4]x[4]xf32>' cannot be converted: only the last dimension may be scalable
<stdin>:5:8: error: 'vector.transfer_read' op was not lowered to the LLVM dialect; 'convert-vector-to-scf' cannot convert it
  %r = vector.transfer_read %m[%i], %z : memref<4xvector<2xf32>>, vector<3x2xf32>
       ^
<stdin>:5:8: note: pattern 'PrepareTransferReadConversion' does not apply: not yet supported: element type mismatch
<stdin>:5:8: note: pattern 'TransferOpConversion' does not apply: it has no buffer
<stdin>:5:8: note: pattern 'TransferOp1dConversion' does not apply: vector type is not rank 1
<stdin>:5:8: note: pattern 'TransferReadToVectorLoadLowering' does not apply: vector type is greater than max transfer rank
<stdin>:6:3: error: 'vector.print' op was not lowered to the LLVM dialect; 'convert-vector-to-llvm' cannot convert it
  vector.print %p : i128
  ^
<stdin>:6:3: note: pattern 'DecomposePrintOpConversion' does not apply: not a vector
<stdin>:6:3: note: pattern 'VectorPrintOpConversion' does not apply: the runtime prints no values of this type
// ==== exit 1 ====
