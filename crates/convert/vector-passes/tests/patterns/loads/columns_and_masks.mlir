// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=8'
// Transfers of columns, and with a mask, are errors.
// mlir-opt differs: it reads rows instead of columns, and ignores the mask.
func.func @column(%a: index, %p: i4) -> vector<4xi4> {
  %m = memref.alloc() : memref<8x4xi4>
  %0 = vector.transfer_read %m[%a, %a], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x4xi4>, vector<4xi4>
  return %0 : vector<4xi4>
}
func.func @mask(%a: index, %p: i4, %k: vector<4xi1>) -> vector<4xi4> {
  %m = memref.alloc() : memref<8x4xi4>
  %0 = vector.transfer_read %m[%a, %a], %p, %k : memref<8x4xi4>, vector<4xi4>
  return %0 : vector<4xi4>
}
// ==== stderr ====
<stdin>:6:8: error: failed to legalize operation 'vector.transfer_read' that was explicitly marked illegal
  %0 = vector.transfer_read %m[%a, %a], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<8x4xi4>, vector<4xi4>
       ^
<stdin>:6:8: note: see current operation: %2 = "vector.transfer_read"(%1, %arg0, %arg0, %arg1) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0)>}> : (memref<8x4xi4>, index, index, i4) -> vector<4xi4>
<stdin>:6:8: note: pattern 'ConvertVectorTransferRead' does not apply: the operation does not have the required form
<stdin>:6:8: note: MLIR has no pass that lowers it
<stdin>:11:8: error: failed to legalize operation 'vector.transfer_read' that was explicitly marked illegal
  %0 = vector.transfer_read %m[%a, %a], %p, %k : memref<8x4xi4>, vector<4xi4>
       ^
<stdin>:11:8: note: see current operation: %2 = "vector.transfer_read"(%1, %arg0, %arg0, %arg1, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<8x4xi4>, index, index, i4, vector<4xi1>) -> vector<4xi4>
<stdin>:11:8: note: pattern 'ConvertVectorTransferRead' does not apply: the operation does not have the required form
<stdin>:11:8: note: MLIR has no pass that lowers it
// ==== exit 1 ====
