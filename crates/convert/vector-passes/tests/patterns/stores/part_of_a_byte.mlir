// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=8'
// A vector that does not fill its last byte.
// mlir-opt differs: its verifier rejects the operations.
func.func @store(%v: vector<3xi4>, %w: vector<1xi4>) {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<8xi4>
  vector.store %v, %m[%c0] : memref<8xi4>, vector<3xi4>
  vector.store %w, %m[%c0] : memref<8xi4>, vector<1xi4>
  return
}
// ==== stdout ====
module {
  func.func @store(%arg0: vector<3xi4>, %arg1: vector<1xi4>) {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<4xi8>
    %c0_0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %0 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [2], strides = [1]} : vector<3xi4> to vector<2xi4>
    %1 = vector.bitcast %0 : vector<2xi4> to vector<1xi8>
    vector.store %1, %alloc[%c0_1] : memref<4xi8>, vector<1xi8>
    %c1_2 = arith.constant 1 : index
    %2 = arith.addi %c0_1, %c1_2 : index
    %cst = arith.constant dense<0> : vector<2xi4>
    %3 = vector.extract_strided_slice %arg0 {offsets = [2], sizes = [1], strides = [1]} : vector<3xi4> to vector<1xi4>
    %4 = vector.insert_strided_slice %3, %cst {offsets = [0], strides = [1]} : vector<1xi4> into vector<2xi4>
    %cst_3 = arith.constant dense<[true, false]> : vector<2xi1>
    %5 = memref.generic_atomic_rmw %alloc[%2] : memref<4xi8> {
    ^bb0(%arg2: i8):
      %8 = vector.from_elements %arg2 : vector<1xi8>
      %9 = vector.bitcast %8 : vector<1xi8> to vector<2xi4>
      %10 = arith.select %cst_3, %4, %9 : vector<2xi1>, vector<2xi4>
      %11 = vector.bitcast %10 : vector<2xi4> to vector<1xi8>
      %12 = vector.extract %11[0] : i8 from vector<1xi8>
      memref.atomic_yield %12 : i8
    }
    %c0_4 = arith.constant 0 : index
    %c8_5 = arith.constant 8 : index
    %c1_6 = arith.constant 1 : index
    %c0_7 = arith.constant 0 : index
    %cst_8 = arith.constant dense<0> : vector<2xi4>
    %6 = vector.insert_strided_slice %arg1, %cst_8 {offsets = [0], strides = [1]} : vector<1xi4> into vector<2xi4>
    %cst_9 = arith.constant dense<[true, false]> : vector<2xi1>
    %7 = memref.generic_atomic_rmw %alloc[%c0_7] : memref<4xi8> {
    ^bb0(%arg2: i8):
      %8 = vector.from_elements %arg2 : vector<1xi8>
      %9 = vector.bitcast %8 : vector<1xi8> to vector<2xi4>
      %10 = arith.select %cst_9, %6, %9 : vector<2xi1>, vector<2xi4>
      %11 = vector.bitcast %10 : vector<2xi4> to vector<1xi8>
      %12 = vector.extract %11[0] : i8 from vector<1xi8>
      memref.atomic_yield %12 : i8
    }
    return
  }
}

