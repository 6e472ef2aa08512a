// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=8'
// Loads of vectors.
func.func @l(%a: index) -> (vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<2xi2>) {
  %m = memref.alloc() : memref<4x7xi2>
  %c1 = arith.constant 1 : index
  %0 = vector.load %m[%a, %a] : memref<4x7xi2>, vector<3xi2>
  %1 = vector.load %m[%c1, %c1] : memref<4x7xi2>, vector<3xi2>
  %d = memref.alloc(%a) : memref<?xi2>
  %2 = vector.load %d[%c1] {nontemporal = true, alignment = 8} : memref<?xi2>, vector<3xi2>
  %3 = vector.load %m[%c1, %c1] : memref<4x7xi2>, vector<2xi2>
  return %0, %1, %2, %3 : vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<2xi2>
}
func.func @ml(%a: index, %p: vector<3xi2>, %q: vector<4xi2>) -> (vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<4xi2>) {
  %m = memref.alloc() : memref<4x7xi2>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %k = vector.create_mask %a : vector<3xi1>
  %k2 = vector.constant_mask [2] : vector<3xi1>
  %k3 = arith.constant dense<[true, false, true]> : vector<3xi1>
  %k4 = arith.constant dense<[true, false, true, false]> : vector<4xi1>
  %0 = vector.maskedload %m[%a, %a], %k, %p : memref<4x7xi2>, vector<3xi1>, vector<3xi2> into vector<3xi2>
  %1 = vector.maskedload %m[%c2, %c1], %k2, %p : memref<4x7xi2>, vector<3xi1>, vector<3xi2> into vector<3xi2>
  %2 = vector.maskedload %m[%c1, %c1], %k3, %p : memref<4x7xi2>, vector<3xi1>, vector<3xi2> into vector<3xi2>
  %3 = vector.maskedload %m[%c1, %c1], %k4, %q : memref<4x7xi2>, vector<4xi1>, vector<4xi2> into vector<4xi2>
  return %0, %1, %2, %3 : vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<4xi2>
}
func.func @tr(%a: index, %p: i2) -> (vector<3xi2>, vector<3xi2>, vector<4xi2>) {
  %m = memref.alloc() : memref<4x7xi2>
  %c1 = arith.constant 1 : index
  %0 = vector.transfer_read %m[%a, %a], %p {in_bounds = [true]} : memref<4x7xi2>, vector<3xi2>
  %1 = vector.transfer_read %m[%c1, %c1], %p : memref<4x7xi2>, vector<3xi2>
  %2 = vector.transfer_read %m[%c1, %c1], %p : memref<4x7xi2>, vector<4xi2>
  return %0, %1, %2: vector<3xi2>, vector<3xi2>, vector<4xi2>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 * 2)>
#map1 = affine_map<()[s0] -> (s0 floordiv 4)>
#map2 = affine_map<()[s0] -> (s0 ceildiv 4)>
module {
  func.func @l(%arg0: index) -> (vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<2xi2>) {
    %alloc = memref.alloc() : memref<7xi8>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %c7_0 = arith.constant 7 : index
    %c1_1 = arith.constant 1 : index
    %0 = affine.apply #map()[%arg0]
    %1 = vector.load %alloc[%0] : memref<7xi8>, vector<1xi8>
    %2 = vector.bitcast %1 : vector<1xi8> to vector<4xi2>
    %3 = vector.extract_strided_slice %2 {offsets = [0], sizes = [3], strides = [1]} : vector<4xi2> to vector<3xi2>
    %c0_2 = arith.constant 0 : index
    %c4_3 = arith.constant 4 : index
    %c7_4 = arith.constant 7 : index
    %c7_5 = arith.constant 7 : index
    %c1_6 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %4 = vector.load %alloc[%c2] : memref<7xi8>, vector<1xi8>
    %5 = vector.bitcast %4 : vector<1xi8> to vector<4xi2>
    %6 = vector.extract_strided_slice %5 {offsets = [0], sizes = [3], strides = [1]} : vector<4xi2> to vector<3xi2>
    %7 = affine.max #map1()[%arg0]
    %alloc_7 = memref.alloc(%7) : memref<?xi8>
    %c0_8 = arith.constant 0 : index
    %c1_9 = arith.constant 1 : index
    %8 = affine.max #map1()[%arg0]
    %c0_10 = arith.constant 0 : index
    %9 = vector.load %alloc_7[%c0_10] : memref<?xi8>, vector<1xi8>
    %10 = vector.bitcast %9 : vector<1xi8> to vector<4xi2>
    %11 = vector.extract_strided_slice %10 {offsets = [1], sizes = [3], strides = [1]} : vector<4xi2> to vector<3xi2>
    %c0_11 = arith.constant 0 : index
    %c4_12 = arith.constant 4 : index
    %c7_13 = arith.constant 7 : index
    %c7_14 = arith.constant 7 : index
    %c1_15 = arith.constant 1 : index
    %c2_16 = arith.constant 2 : index
    %12 = vector.load %alloc[%c2_16] : memref<7xi8>, vector<1xi8>
    %13 = vector.bitcast %12 : vector<1xi8> to vector<4xi2>
    %14 = vector.extract_strided_slice %13 {offsets = [0], sizes = [2], strides = [1]} : vector<4xi2> to vector<2xi2>
    return %3, %6, %11, %14 : vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<2xi2>
  }
  func.func @ml(%arg0: index, %arg1: vector<3xi2>, %arg2: vector<4xi2>) -> (vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<4xi2>) {
    %alloc = memref.alloc() : memref<7xi8>
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %arg0 : vector<3xi1>
    %1 = vector.constant_mask [2] : vector<3xi1>
    %cst = arith.constant dense<[true, false, true]> : vector<3xi1>
    %cst_0 = arith.constant dense<[true, false, true, false]> : vector<4xi1>
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %c7_1 = arith.constant 7 : index
    %c1_2 = arith.constant 1 : index
    %2 = affine.apply #map()[%arg0]
    %3 = affine.apply #map2()[%arg0]
    %4 = vector.create_mask %3 : vector<1xi1>
    %cst_3 = arith.constant dense<0> : vector<4xi2>
    %5 = vector.insert_strided_slice %arg1, %cst_3 {offsets = [0], strides = [1]} : vector<3xi2> into vector<4xi2>
    %6 = vector.bitcast %5 : vector<4xi2> to vector<1xi8>
    %7 = vector.maskedload %alloc[%2], %4, %6 : memref<7xi8>, vector<1xi1>, vector<1xi8> into vector<1xi8>
    %8 = vector.bitcast %7 : vector<1xi8> to vector<4xi2>
    %cst_4 = arith.constant dense<false> : vector<4xi1>
    %9 = vector.insert_strided_slice %0, %cst_4 {offsets = [0], strides = [1]} : vector<3xi1> into vector<4xi1>
    %10 = arith.select %9, %8, %5 : vector<4xi1>, vector<4xi2>
    %11 = vector.extract_strided_slice %10 {offsets = [0], sizes = [3], strides = [1]} : vector<4xi2> to vector<3xi2>
    %c0_5 = arith.constant 0 : index
    %c4_6 = arith.constant 4 : index
    %c7_7 = arith.constant 7 : index
    %c7_8 = arith.constant 7 : index
    %c1_9 = arith.constant 1 : index
    %12 = vector.constant_mask [2] : vector<2xi1>
    %cst_10 = arith.constant dense<0> : vector<8xi2>
    %13 = vector.insert_strided_slice %arg1, %cst_10 {offsets = [3], strides = [1]} : vector<3xi2> into vector<8xi2>
    %14 = vector.bitcast %13 : vector<8xi2> to vector<2xi8>
    %c3 = arith.constant 3 : index
    %15 = vector.maskedload %alloc[%c3], %12, %14 : memref<7xi8>, vector<2xi1>, vector<2xi8> into vector<2xi8>
    %16 = vector.bitcast %15 : vector<2xi8> to vector<8xi2>
    %cst_11 = arith.constant dense<false> : vector<8xi1>
    %17 = vector.insert_strided_slice %1, %cst_11 {offsets = [3], strides = [1]} : vector<3xi1> into vector<8xi1>
    %18 = arith.select %17, %16, %13 : vector<8xi1>, vector<8xi2>
    %19 = vector.extract_strided_slice %18 {offsets = [3], sizes = [3], strides = [1]} : vector<8xi2> to vector<3xi2>
    %c0_12 = arith.constant 0 : index
    %c4_13 = arith.constant 4 : index
    %c7_14 = arith.constant 7 : index
    %c7_15 = arith.constant 7 : index
    %c1_16 = arith.constant 1 : index
    %cst_17 = arith.constant dense<true> : vector<1xi1>
    %cst_18 = arith.constant dense<0> : vector<4xi2>
    %20 = vector.insert_strided_slice %arg1, %cst_18 {offsets = [0], strides = [1]} : vector<3xi2> into vector<4xi2>
    %21 = vector.bitcast %20 : vector<4xi2> to vector<1xi8>
    %c2_19 = arith.constant 2 : index
    %22 = vector.maskedload %alloc[%c2_19], %cst_17, %21 : memref<7xi8>, vector<1xi1>, vector<1xi8> into vector<1xi8>
    %23 = vector.bitcast %22 : vector<1xi8> to vector<4xi2>
    %cst_20 = arith.constant dense<false> : vector<4xi1>
    %24 = vector.insert_strided_slice %cst, %cst_20 {offsets = [0], strides = [1]} : vector<3xi1> into vector<4xi1>
    %25 = arith.select %24, %23, %20 : vector<4xi1>, vector<4xi2>
    %26 = vector.extract_strided_slice %25 {offsets = [0], sizes = [3], strides = [1]} : vector<4xi2> to vector<3xi2>
    %c0_21 = arith.constant 0 : index
    %c4_22 = arith.constant 4 : index
    %c7_23 = arith.constant 7 : index
    %c7_24 = arith.constant 7 : index
    %c1_25 = arith.constant 1 : index
    %cst_26 = arith.constant dense<true> : vector<1xi1>
    %cst_27 = arith.constant dense<0> : vector<4xi2>
    %27 = vector.bitcast %arg2 : vector<4xi2> to vector<1xi8>
    %c2_28 = arith.constant 2 : index
    %28 = vector.maskedload %alloc[%c2_28], %cst_26, %27 : memref<7xi8>, vector<1xi1>, vector<1xi8> into vector<1xi8>
    %29 = vector.bitcast %28 : vector<1xi8> to vector<4xi2>
    %cst_29 = arith.constant dense<false> : vector<4xi1>
    %30 = arith.select %cst_0, %29, %arg2 : vector<4xi1>, vector<4xi2>
    return %11, %19, %26, %30 : vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<4xi2>
  }
  func.func @tr(%arg0: index, %arg1: i2) -> (vector<3xi2>, vector<3xi2>, vector<4xi2>) {
    %alloc = memref.alloc() : memref<7xi8>
    %c1 = arith.constant 1 : index
    %0 = arith.extui %arg1 : i2 to i8
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %c7_0 = arith.constant 7 : index
    %c1_1 = arith.constant 1 : index
    %1 = affine.apply #map()[%arg0]
    %2 = vector.transfer_read %alloc[%1], %0 : memref<7xi8>, vector<1xi8>
    %3 = vector.bitcast %2 : vector<1xi8> to vector<4xi2>
    %4 = vector.extract_strided_slice %3 {offsets = [0], sizes = [3], strides = [1]} : vector<4xi2> to vector<3xi2>
    %5 = arith.extui %arg1 : i2 to i8
    %c0_2 = arith.constant 0 : index
    %c4_3 = arith.constant 4 : index
    %c7_4 = arith.constant 7 : index
    %c7_5 = arith.constant 7 : index
    %c1_6 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %6 = vector.transfer_read %alloc[%c2], %5 : memref<7xi8>, vector<1xi8>
    %7 = vector.bitcast %6 : vector<1xi8> to vector<4xi2>
    %8 = vector.extract_strided_slice %7 {offsets = [0], sizes = [3], strides = [1]} : vector<4xi2> to vector<3xi2>
    %9 = arith.extui %arg1 : i2 to i8
    %c0_7 = arith.constant 0 : index
    %c4_8 = arith.constant 4 : index
    %c7_9 = arith.constant 7 : index
    %c7_10 = arith.constant 7 : index
    %c1_11 = arith.constant 1 : index
    %c2_12 = arith.constant 2 : index
    %10 = vector.transfer_read %alloc[%c2_12], %9 : memref<7xi8>, vector<1xi8>
    %11 = vector.bitcast %10 : vector<1xi8> to vector<4xi2>
    return %4, %8, %11 : vector<3xi2>, vector<3xi2>, vector<4xi2>
  }
}

