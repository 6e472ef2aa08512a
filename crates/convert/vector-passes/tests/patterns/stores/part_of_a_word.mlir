// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=32'
// A vector within a word.
// mlir-opt differs: its verifier rejects the operations.
func.func @word(%v: vector<3xi4>) {
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<8xi4>
  vector.store %v, %m[%c1] : memref<8xi4>, vector<3xi4>
  return
}
// ==== stdout ====
module {
  func.func @word(%arg0: vector<3xi4>) {
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<1xi32>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %cst = arith.constant dense<[false, true, true, true, false, false, false, false]> : vector<8xi1>
    %cst_2 = arith.constant dense<0> : vector<8xi4>
    %0 = vector.insert_strided_slice %arg0, %cst_2 {offsets = [1], strides = [1]} : vector<3xi4> into vector<8xi4>
    %1 = memref.generic_atomic_rmw %alloc[%c0_1] : memref<1xi32> {
    ^bb0(%arg1: i32):
      %2 = vector.from_elements %arg1 : vector<1xi32>
      %3 = vector.bitcast %2 : vector<1xi32> to vector<8xi4>
      %4 = arith.select %cst, %0, %3 : vector<8xi1>, vector<8xi4>
      %5 = vector.bitcast %4 : vector<8xi4> to vector<1xi32>
      %6 = vector.extract %5[0] : i32 from vector<1xi32>
      memref.atomic_yield %6 : i32
    }
    return
  }
}

