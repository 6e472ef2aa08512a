// terrace opt --test-memref-flatten-and-vector-narrow-type-emulation
// Memrefs of several dimensions are flattened first.
func.func @alloc(%i: index, %v: vector<8xi4>) -> vector<8xi4> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4x8xi4>
  vector.store %v, %m[%i, %c0] : memref<4x8xi4>, vector<8xi4>
  %0 = vector.load %m[%i, %c0] : memref<4x8xi4>, vector<8xi4>
  return %0 : vector<8xi4>
}
func.func @elem(%i: index, %v: i4) -> i4 {
  %m = memref.alloca() : memref<4x8xi4>
  memref.store %v, %m[%i, %i] : memref<4x8xi4>
  %0 = memref.load %m[%i, %i] : memref<4x8xi4>
  return %0 : i4
}
func.func @odd2(%i: index) -> vector<3xi2> {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<3x3xi2>
  %0 = vector.load %m[%c1, %c0] : memref<3x3xi2>, vector<3xi2>
  return %0 : vector<3xi2>
}
func.func @odd3(%i: index, %v: vector<3xi2>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<3x3xi2>
  vector.store %v, %m[%c1, %c0] : memref<3x3xi2>, vector<3xi2>
  return
}
func.func @dynalloc(%n: index, %i: index, %j: index) -> vector<8xi4> {
  %m = memref.alloc(%n) : memref<?x8xi4>
  %0 = vector.load %m[%i, %j] : memref<?x8xi4>, vector<8xi4>
  return %0 : vector<8xi4>
}
func.func @maskedload(%i: index, %v: vector<8xi4>) -> vector<8xi4> {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [5] : vector<8xi1>
  %m = memref.alloca() : memref<4x8xi4>
  %0 = vector.maskedload %m[%i, %c0], %k, %v : memref<4x8xi4>, vector<8xi1>, vector<8xi4> into vector<8xi4>
  return %0 : vector<8xi4>
}
func.func @maskedstore(%i: index, %v: vector<8xi4>) {
  %c0 = arith.constant 0 : index
  %k = vector.constant_mask [5] : vector<8xi1>
  %m = memref.alloca() : memref<4x8xi4>
  vector.maskedstore %m[%i, %c0], %k, %v : memref<4x8xi4>, vector<8xi1>, vector<8xi4>
  return
}
func.func @i8(%i: index, %v: vector<8xi8>) -> vector<8xi8> {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4x8xi8>
  vector.store %v, %m[%i, %c0] : memref<4x8xi8>, vector<8xi8>
  %0 = vector.load %m[%i, %c0] : memref<4x8xi8>, vector<8xi8>
  return %0 : vector<8xi8>
}
func.func @three(%i: index, %p : i4) -> vector<4xi4> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2x4x8xi4>
  %0 = vector.transfer_read %m[%i, %c0, %c0], %p {in_bounds = [true]} : memref<2x4x8xi4>, vector<4xi4>
  return %0 : vector<4xi4>
}
func.func @oob(%i: index, %p : i4) -> vector<4xi4> {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2x4x8xi4>
  %0 = vector.transfer_read %m[%i, %c0, %c0], %p : memref<2x4x8xi4>, vector<4xi4>
  return %0 : vector<4xi4>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 4)>
#map1 = affine_map<()[s0] -> (s0 * 9)>
#map2 = affine_map<()[s0] -> ((s0 * 9) floordiv 2)>
#map3 = affine_map<()[s0] -> (s0 * 36 - ((s0 * 9) floordiv 2) * 8)>
#map4 = affine_map<()[s0] -> (s0 * 4, 4)>
#map5 = affine_map<()[s0, s1] -> (s0 * 4 + s1 floordiv 2)>
#map6 = affine_map<()[s0] -> (s0 mod 2)>
#map7 = affine_map<()[s0] -> (s0 * 16)>
module {
  func.func @alloc(%arg0: index, %arg1: vector<8xi4>) -> vector<8xi4> {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<16xi8>
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c8_1 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %0 = affine.apply #map()[%arg0]
    %1 = vector.bitcast %arg1 : vector<8xi4> to vector<4xi8>
    vector.store %1, %alloc[%0] : memref<16xi8>, vector<4xi8>
    %c0_2 = arith.constant 0 : index
    %c4_3 = arith.constant 4 : index
    %c8_4 = arith.constant 8 : index
    %c8_5 = arith.constant 8 : index
    %c1_6 = arith.constant 1 : index
    %2 = affine.apply #map()[%arg0]
    %3 = vector.load %alloc[%2] : memref<16xi8>, vector<4xi8>
    %4 = vector.bitcast %3 : vector<4xi8> to vector<8xi4>
    return %4 : vector<8xi4>
  }
  func.func @elem(%arg0: index, %arg1: i4) -> i4 {
    %alloca = memref.alloca() : memref<16xi8>
    %0 = arith.extui %arg1 : i4 to i8
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c8_0 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map1()[%arg0]
    %2 = affine.apply #map2()[%arg0]
    %3 = affine.apply #map3()[%arg0]
    %4 = arith.index_cast %3 : index to i8
    %c15_i8 = arith.constant 15 : i8
    %5 = arith.shli %c15_i8, %4 : i8
    %c-1_i8 = arith.constant -1 : i8
    %6 = arith.xori %5, %c-1_i8 : i8
    %7 = arith.shli %0, %4 : i8
    %8 = memref.atomic_rmw andi %6, %alloca[%2] : (i8, memref<16xi8>) -> i8
    %9 = memref.atomic_rmw ori %7, %alloca[%2] : (i8, memref<16xi8>) -> i8
    %c0_1 = arith.constant 0 : index
    %c4_2 = arith.constant 4 : index
    %c8_3 = arith.constant 8 : index
    %c8_4 = arith.constant 8 : index
    %c1_5 = arith.constant 1 : index
    %10 = affine.apply #map1()[%arg0]
    %11 = affine.apply #map2()[%arg0]
    %12 = memref.load %alloca[%11] : memref<16xi8>
    %13 = affine.apply #map3()[%arg0]
    %14 = arith.index_cast %13 : index to i8
    %15 = arith.shrsi %12, %14 : i8
    %16 = arith.trunci %15 : i8 to i4
    return %16 : i4
  }
  func.func @odd2(%arg0: index) -> vector<3xi2> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<3xi8>
    %c0_0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c3_1 = arith.constant 3 : index
    %c3_2 = arith.constant 3 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %0 = vector.load %alloc[%c0_4] : memref<3xi8>, vector<2xi8>
    %1 = vector.bitcast %0 : vector<2xi8> to vector<8xi2>
    %2 = vector.extract_strided_slice %1 {offsets = [3], sizes = [3], strides = [1]} : vector<8xi2> to vector<3xi2>
    return %2 : vector<3xi2>
  }
  func.func @odd3(%arg0: index, %arg1: vector<3xi2>) {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<3xi8>
    %c0_0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c3_1 = arith.constant 3 : index
    %c3_2 = arith.constant 3 : index
    %c1_3 = arith.constant 1 : index
    %c0_4 = arith.constant 0 : index
    %cst = arith.constant dense<[false, false, false, true]> : vector<4xi1>
    %cst_5 = arith.constant dense<0> : vector<4xi2>
    %0 = vector.extract_strided_slice %arg1 {offsets = [0], sizes = [1], strides = [1]} : vector<3xi2> to vector<1xi2>
    %1 = vector.insert_strided_slice %0, %cst_5 {offsets = [3], strides = [1]} : vector<1xi2> into vector<4xi2>
    %2 = memref.generic_atomic_rmw %alloc[%c0_4] : memref<3xi8> {
    ^bb0(%arg2: i8):
      %7 = vector.from_elements %arg2 : vector<1xi8>
      %8 = vector.bitcast %7 : vector<1xi8> to vector<4xi2>
      %9 = arith.select %cst, %1, %8 : vector<4xi1>, vector<4xi2>
      %10 = vector.bitcast %9 : vector<4xi2> to vector<1xi8>
      %11 = vector.extract %10[0] : i8 from vector<1xi8>
      memref.atomic_yield %11 : i8
    }
    %c1_6 = arith.constant 1 : index
    %3 = arith.addi %c0_4, %c1_6 : index
    %cst_7 = arith.constant dense<0> : vector<4xi2>
    %4 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [2], strides = [1]} : vector<3xi2> to vector<2xi2>
    %5 = vector.insert_strided_slice %4, %cst_7 {offsets = [0], strides = [1]} : vector<2xi2> into vector<4xi2>
    %cst_8 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %6 = memref.generic_atomic_rmw %alloc[%3] : memref<3xi8> {
    ^bb0(%arg2: i8):
      %7 = vector.from_elements %arg2 : vector<1xi8>
      %8 = vector.bitcast %7 : vector<1xi8> to vector<4xi2>
      %9 = arith.select %cst_8, %5, %8 : vector<4xi1>, vector<4xi2>
      %10 = vector.bitcast %9 : vector<4xi2> to vector<1xi8>
      %11 = vector.extract %10[0] : i8 from vector<1xi8>
      memref.atomic_yield %11 : i8
    }
    return
  }
  func.func @dynalloc(%arg0: index, %arg1: index, %arg2: index) -> vector<8xi4> {
    %0 = affine.max #map4()[%arg0]
    %alloc = memref.alloc(%0) : memref<?xi8>
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c8_0 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map5()[%arg1, %arg2]
    %2 = affine.max #map4()[%arg0]
    %3 = affine.apply #map6()[%arg2]
    %4 = vector.load %alloc[%1] : memref<?xi8>, vector<4xi8>
    %5 = vector.bitcast %4 : vector<4xi8> to vector<8xi4>
    return %5 : vector<8xi4>
  }
  func.func @maskedload(%arg0: index, %arg1: vector<8xi4>) -> vector<8xi4> {
    %c0 = arith.constant 0 : index
    %0 = vector.constant_mask [5] : vector<8xi1>
    %alloca = memref.alloca() : memref<16xi8>
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c8_1 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map()[%arg0]
    %2 = vector.constant_mask [3] : vector<4xi1>
    %cst = arith.constant dense<0> : vector<8xi4>
    %3 = vector.bitcast %arg1 : vector<8xi4> to vector<4xi8>
    %4 = vector.maskedload %alloca[%1], %2, %3 : memref<16xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
    %5 = vector.bitcast %4 : vector<4xi8> to vector<8xi4>
    %cst_2 = arith.constant dense<false> : vector<8xi1>
    %6 = arith.select %0, %5, %arg1 : vector<8xi1>, vector<8xi4>
    return %6 : vector<8xi4>
  }
  func.func @maskedstore(%arg0: index, %arg1: vector<8xi4>) {
    %c0 = arith.constant 0 : index
    %0 = vector.constant_mask [5] : vector<8xi1>
    %alloca = memref.alloca() : memref<16xi8>
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c8_1 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map()[%arg0]
    %2 = vector.constant_mask [3] : vector<4xi1>
    %cst = arith.constant dense<0> : vector<4xi8>
    %3 = vector.maskedload %alloca[%1], %2, %cst : memref<16xi8>, vector<4xi1>, vector<4xi8> into vector<4xi8>
    %4 = vector.bitcast %3 : vector<4xi8> to vector<8xi4>
    %5 = arith.select %0, %arg1, %4 : vector<8xi1>, vector<8xi4>
    %6 = vector.bitcast %5 : vector<8xi4> to vector<4xi8>
    vector.maskedstore %alloca[%1], %2, %6 : memref<16xi8>, vector<4xi1>, vector<4xi8>
    return
  }
  func.func @i8(%arg0: index, %arg1: vector<8xi8>) -> vector<8xi8> {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() : memref<4x8xi8>
    vector.store %arg1, %alloca[%arg0, %c0] : memref<4x8xi8>, vector<8xi8>
    %0 = vector.load %alloca[%arg0, %c0] : memref<4x8xi8>, vector<8xi8>
    return %0 : vector<8xi8>
  }
  func.func @three(%arg0: index, %arg1: i4) -> vector<4xi4> {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<32xi8>
    %0 = arith.extui %arg1 : i4 to i8
    %c0_0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %c8_1 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map7()[%arg0]
    %2 = vector.transfer_read %alloc[%1], %0 : memref<32xi8>, vector<2xi8>
    %3 = vector.bitcast %2 : vector<2xi8> to vector<4xi4>
    return %3 : vector<4xi4>
  }
  func.func @oob(%arg0: index, %arg1: i4) -> vector<4xi4> {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<32xi8>
    %0 = arith.extui %arg1 : i4 to i8
    %c0_0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c32 = arith.constant 32 : index
    %c8_1 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map7()[%arg0]
    %2 = vector.transfer_read %alloc[%1], %0 : memref<32xi8>, vector<2xi8>
    %3 = vector.bitcast %2 : vector<2xi8> to vector<4xi4>
    return %3 : vector<4xi4>
  }
}

