// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=8'
// Loads that begin within a byte.
func.func @b1(%a: index) -> vector<4xi4> {
  %m = memref.alloc() : memref<8xi4>
  %0 = vector.load %m[%a] : memref<8xi4>, vector<4xi4>
  return %0 : vector<4xi4>
}
func.func @k(%a: index, %p: vector<3xi4>) -> vector<3xi4> {
  %m = memref.alloc() : memref<8x3xi4>
  %k = vector.create_mask %a : vector<3xi1>
  %0 = vector.maskedload %m[%a, %a], %k, %p : memref<8x3xi4>, vector<3xi1>, vector<3xi4> into vector<3xi4>
  %1 = vector.load %m[%a, %a] : memref<8x3xi4>, vector<3xi4>
  return %0 : vector<3xi4>
}
func.func @l(%p: vector<3xi4>) {
  %c = arith.constant 1 : index
  %m = memref.alloc() : memref<8xi4>
  vector.store %p, %m[%c] : memref<8xi4>, vector<3xi4>
  %q = vector.extract_strided_slice %p {offsets = [0], sizes = [1], strides = [1]} : vector<3xi4> to vector<1xi4>
  vector.store %q, %m[%c] : memref<8xi4>, vector<1xi4>
  return
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 floordiv 2)>
#map1 = affine_map<()[s0] -> (s0 mod 2)>
#map2 = affine_map<()[s0] -> (s0 * 2)>
#map3 = affine_map<()[s0] -> (s0 ceildiv 2)>
module {
  func.func @b1(%arg0: index) -> vector<4xi4> {
    %alloc = memref.alloc() : memref<4xi8>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map1()[%arg0]
    %2 = vector.load %alloc[%0] : memref<4xi8>, vector<2xi8>
    %3 = vector.bitcast %2 : vector<2xi8> to vector<4xi4>
    return %3 : vector<4xi4>
  }
  func.func @k(%arg0: index, %arg1: vector<3xi4>) -> vector<3xi4> {
    %alloc = memref.alloc() : memref<12xi8>
    %0 = vector.create_mask %arg0 : vector<3xi1>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c3 = arith.constant 3 : index
    %c3_0 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map2()[%arg0]
    %2 = affine.apply #map3()[%arg0]
    %3 = vector.create_mask %2 : vector<2xi1>
    %cst = arith.constant dense<0> : vector<4xi4>
    %4 = vector.insert_strided_slice %arg1, %cst {offsets = [0], strides = [1]} : vector<3xi4> into vector<4xi4>
    %5 = vector.bitcast %4 : vector<4xi4> to vector<2xi8>
    %6 = vector.maskedload %alloc[%1], %3, %5 : memref<12xi8>, vector<2xi1>, vector<2xi8> into vector<2xi8>
    %7 = vector.bitcast %6 : vector<2xi8> to vector<4xi4>
    %cst_1 = arith.constant dense<false> : vector<4xi1>
    %8 = vector.insert_strided_slice %0, %cst_1 {offsets = [0], strides = [1]} : vector<3xi1> into vector<4xi1>
    %9 = arith.select %8, %7, %4 : vector<4xi1>, vector<4xi4>
    %10 = vector.extract_strided_slice %9 {offsets = [0], sizes = [3], strides = [1]} : vector<4xi4> to vector<3xi4>
    %c0_2 = arith.constant 0 : index
    %c8_3 = arith.constant 8 : index
    %c3_4 = arith.constant 3 : index
    %c3_5 = arith.constant 3 : index
    %c1_6 = arith.constant 1 : index
    %11 = affine.apply #map2()[%arg0]
    %12 = vector.load %alloc[%11] : memref<12xi8>, vector<2xi8>
    %13 = vector.bitcast %12 : vector<2xi8> to vector<4xi4>
    %14 = vector.extract_strided_slice %13 {offsets = [0], sizes = [3], strides = [1]} : vector<4xi4> to vector<3xi4>
    return %10 : vector<3xi4>
  }
  func.func @l(%arg0: vector<3xi4>) {
    %c1 = arith.constant 1 : index
    %alloc = memref.alloc() : memref<4xi8>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1_0 = arith.constant 1 : index
    %c0_1 = arith.constant 0 : index
    %cst = arith.constant dense<[false, true]> : vector<2xi1>
    %cst_2 = arith.constant dense<0> : vector<2xi4>
    %0 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [1], strides = [1]} : vector<3xi4> to vector<1xi4>
    %1 = vector.insert_strided_slice %0, %cst_2 {offsets = [1], strides = [1]} : vector<1xi4> into vector<2xi4>
    %2 = memref.generic_atomic_rmw %alloc[%c0_1] : memref<4xi8> {
    ^bb0(%arg1: i8):
      %10 = vector.from_elements %arg1 : vector<1xi8>
      %11 = vector.bitcast %10 : vector<1xi8> to vector<2xi4>
      %12 = arith.select %cst, %1, %11 : vector<2xi1>, vector<2xi4>
      %13 = vector.bitcast %12 : vector<2xi4> to vector<1xi8>
      %14 = vector.extract %13[0] : i8 from vector<1xi8>
      memref.atomic_yield %14 : i8
    }
    %c1_3 = arith.constant 1 : index
    %3 = arith.addi %c0_1, %c1_3 : index
    %4 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [2], strides = [1]} : vector<3xi4> to vector<2xi4>
    %5 = vector.bitcast %4 : vector<2xi4> to vector<1xi8>
    vector.store %5, %alloc[%3] : memref<4xi8>, vector<1xi8>
    %c1_4 = arith.constant 1 : index
    %6 = arith.addi %3, %c1_4 : index
    %7 = vector.extract_strided_slice %arg0 {offsets = [0], sizes = [1], strides = [1]} : vector<3xi4> to vector<1xi4>
    %c0_5 = arith.constant 0 : index
    %c8_6 = arith.constant 8 : index
    %c1_7 = arith.constant 1 : index
    %c0_8 = arith.constant 0 : index
    %cst_9 = arith.constant dense<[false, true]> : vector<2xi1>
    %cst_10 = arith.constant dense<0> : vector<2xi4>
    %8 = vector.insert_strided_slice %7, %cst_10 {offsets = [1], strides = [1]} : vector<1xi4> into vector<2xi4>
    %9 = memref.generic_atomic_rmw %alloc[%c0_8] : memref<4xi8> {
    ^bb0(%arg1: i8):
      %10 = vector.from_elements %arg1 : vector<1xi8>
      %11 = vector.bitcast %10 : vector<1xi8> to vector<2xi4>
      %12 = arith.select %cst_9, %8, %11 : vector<2xi1>, vector<2xi4>
      %13 = vector.bitcast %12 : vector<2xi4> to vector<1xi8>
      %14 = vector.extract %13[0] : i8 from vector<1xi8>
      memref.atomic_yield %14 : i8
    }
    return
  }
}

