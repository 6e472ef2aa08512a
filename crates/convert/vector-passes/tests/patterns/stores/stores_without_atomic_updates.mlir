// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=8 disable-atomic-rmw=true'
// Stores of vectors without atomic updates.
func.func @st(%a: index, %v3: vector<3xi2>, %v7: vector<7xi2>) {
  %m = memref.alloc() : memref<4x7xi2>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  vector.store %v3, %m[%c1, %c0] : memref<4x7xi2>, vector<3xi2>
  vector.store %v7, %m[%c1, %c0] : memref<4x7xi2>, vector<7xi2>
  return
}
// ==== stdout ====
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
    %2 = vector.load %alloc[%c1_3] : memref<7xi8>, vector<1xi8>
    %3 = vector.bitcast %2 : vector<1xi8> to vector<4xi2>
    %4 = arith.select %cst, %1, %3 : vector<4xi1>, vector<4xi2>
    %5 = vector.bitcast %4 : vector<4xi2> to vector<1xi8>
    vector.store %5, %alloc[%c1_3] : memref<7xi8>, vector<1xi8>
    %c1_5 = arith.constant 1 : index
    %6 = arith.addi %c1_3, %c1_5 : index
    %cst_6 = arith.constant dense<0> : vector<4xi2>
    %7 = vector.extract_strided_slice %arg1 {offsets = [1], sizes = [2], strides = [1]} : vector<3xi2> to vector<2xi2>
    %8 = vector.insert_strided_slice %7, %cst_6 {offsets = [0], strides = [1]} : vector<2xi2> into vector<4xi2>
    %cst_7 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %9 = vector.load %alloc[%6] : memref<7xi8>, vector<1xi8>
    %10 = vector.bitcast %9 : vector<1xi8> to vector<4xi2>
    %11 = arith.select %cst_7, %8, %10 : vector<4xi1>, vector<4xi2>
    %12 = vector.bitcast %11 : vector<4xi2> to vector<1xi8>
    vector.store %12, %alloc[%6] : memref<7xi8>, vector<1xi8>
    %c0_8 = arith.constant 0 : index
    %c4_9 = arith.constant 4 : index
    %c7_10 = arith.constant 7 : index
    %c7_11 = arith.constant 7 : index
    %c1_12 = arith.constant 1 : index
    %c1_13 = arith.constant 1 : index
    %cst_14 = arith.constant dense<[false, false, false, true]> : vector<4xi1>
    %cst_15 = arith.constant dense<0> : vector<4xi2>
    %13 = vector.extract_strided_slice %arg2 {offsets = [0], sizes = [1], strides = [1]} : vector<7xi2> to vector<1xi2>
    %14 = vector.insert_strided_slice %13, %cst_15 {offsets = [3], strides = [1]} : vector<1xi2> into vector<4xi2>
    %15 = vector.load %alloc[%c1_13] : memref<7xi8>, vector<1xi8>
    %16 = vector.bitcast %15 : vector<1xi8> to vector<4xi2>
    %17 = arith.select %cst_14, %14, %16 : vector<4xi1>, vector<4xi2>
    %18 = vector.bitcast %17 : vector<4xi2> to vector<1xi8>
    vector.store %18, %alloc[%c1_13] : memref<7xi8>, vector<1xi8>
    %c1_16 = arith.constant 1 : index
    %19 = arith.addi %c1_13, %c1_16 : index
    %20 = vector.extract_strided_slice %arg2 {offsets = [1], sizes = [4], strides = [1]} : vector<7xi2> to vector<4xi2>
    %21 = vector.bitcast %20 : vector<4xi2> to vector<1xi8>
    vector.store %21, %alloc[%19] : memref<7xi8>, vector<1xi8>
    %c1_17 = arith.constant 1 : index
    %22 = arith.addi %19, %c1_17 : index
    %cst_18 = arith.constant dense<0> : vector<4xi2>
    %23 = vector.extract_strided_slice %arg2 {offsets = [5], sizes = [2], strides = [1]} : vector<7xi2> to vector<2xi2>
    %24 = vector.insert_strided_slice %23, %cst_18 {offsets = [0], strides = [1]} : vector<2xi2> into vector<4xi2>
    %cst_19 = arith.constant dense<[true, true, false, false]> : vector<4xi1>
    %25 = vector.load %alloc[%22] : memref<7xi8>, vector<1xi8>
    %26 = vector.bitcast %25 : vector<1xi8> to vector<4xi2>
    %27 = arith.select %cst_19, %24, %26 : vector<4xi1>, vector<4xi2>
    %28 = vector.bitcast %27 : vector<4xi2> to vector<1xi8>
    vector.store %28, %alloc[%22] : memref<7xi8>, vector<1xi8>
    return
  }
}

