// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=8'
// Stores of vectors, with atomic updates of bytes that are shared.
func.func @st(%a: index, %v3: vector<3xi2>, %v7: vector<7xi2>) {
  %m = memref.alloc() : memref<4x7xi2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  vector.store %v3, %m[%c1, %c0] : memref<4x7xi2>, vector<3xi2>
  vector.store %v7, %m[%c1, %c0] : memref<4x7xi2>, vector<7xi2>
  return
}
func.func @st2(%a: index, %v6: vector<6xi4>) {
  %m = memref.alloc(%a) : memref<?xi4>
  vector.store %v6, %m[%a] {alignment = 8}: memref<?xi4>, vector<6xi4>
  return
}
func.func @mst(%a: index, %v6: vector<6xi4>) {
  %m = memref.alloc(%a) : memref<?xi4>
  %k4 = arith.constant dense<[true, false, true, false, false, false]> : vector<6xi1>
  vector.maskedstore %m[%a], %k4, %v6 : memref<?xi4>, vector<6xi1>, vector<6xi4>
  return
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 floordiv 2)>
#map1 = affine_map<()[s0] -> (s0 mod 2)>
module {
  func.func @st(%arg0: index, %arg1: vector<3xi2>, %arg2: vector<7xi2>) {
    %alloc = memref.alloc() : memref<7xi8>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0_0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %c7_1 = arith.constant 7 : index
    %c1_2 = arith.constant 1 : index
    %c1_3 = arith.constant 1 : index
    %cst = arith.constant dense<[false, false, false, true]> : vector<4xi1>
    %cst_4 = arith.constant dense<0> : vector<4xi2>
    %0 = vector.extract_strided_slice %arg1 {offsets = [0], sizes = [1], strides = [1]} : vector<3xi2> to vector<1xi2>
    %1 = vector.insert_strided_slice %0, %cst_4 {offsets = [3], strides = [1]} : vector<1xi2> into vector<4xi2>
    %2 = memref.generic_atomic_rmw %alloc[%c1_3] : memref<7xi8> {
    ^bb0(%arg3: i8):
      %17 = vector.from_elements %arg3 : vector<1xi8>
      %18 = vector.bitcast %17 : vector<1xi8> to vector<4xi2>
      %19 = arith.select %cst, %1, %18 : vector<4xi1>, vector<4xi2>
      %20 = vector.bitcast %19 : vector<4xi2> to vector<1xi8>
      %21 = vector.extract %20[0] : i8 from vector<1xi8>
      memref.atomic_yield %21 : i8
    }
    %c1_5 = arith.constant 1 : index
    %3 = arith.addi %c1_3, %c1_5 : index
    %cst_6 = arith.constant dense<0> : vector<4xi2>
    %4 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [2], strides = [1]} : vector<3xi2> to vector<2xi2>
    %5 = vector.insert_strided_slice %4, %cst_6 {offsets = [0], strides = [1]} : vector<2xi2> into vector<4xi2>
    %cst_7 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %6 = memref.generic_atomic_rmw %alloc[%3] : memref<7xi8> {
    ^bb0(%arg3: i8):
      %17 = vector.from_elements %arg3 : vector<1xi8>
      %18 = vector.bitcast %17 : vector<1xi8> to vector<4xi2>
      %19 = arith.select %cst_7, %5, %18 : vector<4xi1>, vector<4xi2>
      %20 = vector.bitcast %19 : vector<4xi2> to vector<1xi8>
      %21 = vector.extract %20[0] : i8 from vector<1xi8>
      memref.atomic_yield %21 : i8
    }
    %c0_8 = arith.constant 0 : index
    %c4_9 = arith.constant 4 : index
    %c7_10 = arith.constant 7 : index
    %c7_11 = arith.constant 7 : index
    %c1_12 = arith.constant 1 : index
    %c1_13 = arith.constant 1 : index
    %cst_14 = arith.constant dense<[false, false, false, true]> : vector<4xi1>
    %cst_15 = arith.constant dense<0> : vector<4xi2>
    %7 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [1], strides = [1]} : vector<7xi2> to vector<1xi2>
    %8 = vector.insert_strided_slice %7, %cst_15 {offsets = [3], strides = [1]} : vector<1xi2> into vector<4xi2>
    %9 = memref.generic_atomic_rmw %alloc[%c1_13] : memref<7xi8> {
    ^bb0(%arg3: i8):
      %17 = vector.from_elements %arg3 : vector<1xi8>
      %18 = vector.bitcast %17 : vector<1xi8> to vector<4xi2>
      %19 = arith.select %cst_14, %8, %18 : vector<4xi1>, vector<4xi2>
      %20 = vector.bitcast %19 : vector<4xi2> to vector<1xi8>
      %21 = vector.extract %20[0] : i8 from vector<1xi8>
      memref.atomic_yield %21 : i8
    }
    %c1_16 = arith.constant 1 : index
    %10 = arith.addi %c1_13, %c1_16 : index
    %11 = vector.extract_strided_slice %arg2 {offsets = [1], sizes = [4], strides = [1]} : vector<7xi2> to vector<4xi2>
    %12 = vector.bitcast %11 : vector<4xi2> to vector<1xi8>
    vector.store %12, %alloc[%10] : memref<7xi8>, vector<1xi8>
    %c1_17 = arith.constant 1 : index
    %13 = arith.addi %10, %c1_17 : index
    %cst_18 = arith.constant dense<0> : vector<4xi2>
    %14 = vector.extract_strided_slice %arg2 {offsets = [5], sizes = [2], strides = [1]} : vector<7xi2> to vector<2xi2>
    %15 = vector.insert_strided_slice %14, %cst_18 {offsets = [0], strides = [1]} : vector<2xi2> into vector<4xi2>
    %cst_19 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %16 = memref.generic_atomic_rmw %alloc[%13] : memref<7xi8> {
    ^bb0(%arg3: i8):
      %17 = vector.from_elements %arg3 : vector<1xi8>
      %18 = vector.bitcast %17 : vector<1xi8> to vector<4xi2>
      %19 = arith.select %cst_19, %15, %18 : vector<4xi1>, vector<4xi2>
      %20 = vector.bitcast %19 : vector<4xi2> to vector<1xi8>
      %21 = vector.extract %20[0] : i8 from vector<1xi8>
      memref.atomic_yield %21 : i8
    }
    return
  }
  func.func @st2(%arg0: index, %arg1: vector<6xi4>) {
    %0 = affine.max #map()[%arg0]
    %alloc = memref.alloc(%0) : memref<?xi8>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map()[%arg0]
    %2 = affine.max #map()[%arg0]
    %3 = affine.apply #map1()[%arg0]
    %4 = vector.bitcast %arg1 : vector<6xi4> to vector<3xi8>
    vector.store %4, %alloc[%1] : memref<?xi8>, vector<3xi8>
    return
  }
  func.func @mst(%arg0: index, %arg1: vector<6xi4>) {
    %0 = affine.max #map()[%arg0]
    %alloc = memref.alloc(%0) : memref<?xi8>
    %cst = arith.constant dense<[true, false, true, false, false, false]> : vector<6xi1>
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %1 = affine.apply #map()[%arg0]
    %2 = affine.max #map()[%arg0]
    %3 = affine.apply #map1()[%arg0]
    %cst_0 = arith.constant dense<[true, true, false]> : vector<3xi1>
    %cst_1 = arith.constant dense<0> : vector<3xi8>
    %4 = vector.maskedload %alloc[%1], %cst_0, %cst_1 : memref<?xi8>, vector<3xi1>, vector<3xi8> into vector<3xi8>
    %5 = vector.bitcast %4 : vector<3xi8> to vector<6xi4>
    %6 = arith.select %cst, %arg1, %5 : vector<6xi1>, vector<6xi4>
    %7 = vector.bitcast %6 : vector<6xi4> to vector<3xi8>
    vector.maskedstore %alloc[%1], %cst_0, %7 : memref<?xi8>, vector<3xi1>, vector<3xi8>
    return
  }
}

