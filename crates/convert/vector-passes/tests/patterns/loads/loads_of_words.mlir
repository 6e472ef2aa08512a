// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=32'
// Loads of vectors from words.
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
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 floordiv 2)>
#map1 = affine_map<()[s0] -> (s0 * 8 - (s0 floordiv 2) * 16)>
#map2 = affine_map<()[s0] -> (s0 floordiv 16)>
#map3 = affine_map<()[s0] -> ((s0 + 15) ceildiv 16)>
module {
  func.func @l(%arg0: index) -> (vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<2xi2>) {
    %alloc = memref.alloc() : memref<2xi32>
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c7 = arith.constant 7 : index
    %c7_0 = arith.constant 7 : index
    %c1_1 = arith.constant 1 : index
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map1()[%arg0]
    %2 = vector.load %alloc[%0] : memref<2xi32>, vector<2xi32>
    %3 = vector.bitcast %2 : vector<2xi32> to vector<32xi2>
    %cst = arith.constant dense<0> : vector<3xi2>
    %4 = vector.extract %3[%1] : i2 from vector<32xi2>
    %5 = vector.insert %4, %cst [0] : i2 into vector<3xi2>
    %c1_2 = arith.constant 1 : index
    %6 = arith.addi %1, %c1_2 : index
    %7 = vector.extract %3[%6] : i2 from vector<32xi2>
    %8 = vector.insert %7, %5 [1] : i2 into vector<3xi2>
    %c2 = arith.constant 2 : index
    %9 = arith.addi %1, %c2 : index
    %10 = vector.extract %3[%9] : i2 from vector<32xi2>
    %11 = vector.insert %10, %8 [2] : i2 into vector<3xi2>
    %c0_3 = arith.constant 0 : index
    %c4_4 = arith.constant 4 : index
    %c7_5 = arith.constant 7 : index
    %c7_6 = arith.constant 7 : index
    %c1_7 = arith.constant 1 : index
    %c0_8 = arith.constant 0 : index
    %12 = vector.load %alloc[%c0_8] : memref<2xi32>, vector<1xi32>
    %13 = vector.bitcast %12 : vector<1xi32> to vector<16xi2>
    %14 = vector.extract_strided_slice %13 {offsets = [8], sizes = [3], strides = [1]} : vector<16xi2> to vector<3xi2>
    %15 = affine.max #map2()[%arg0]
    %alloc_9 = memref.alloc(%15) : memref<?xi32>
    %c0_10 = arith.constant 0 : index
    %c1_11 = arith.constant 1 : index
    %16 = affine.max #map2()[%arg0]
    %c0_12 = arith.constant 0 : index
    %17 = vector.load %alloc_9[%c0_12] : memref<?xi32>, vector<1xi32>
    %18 = vector.bitcast %17 : vector<1xi32> to vector<16xi2>
    %19 = vector.extract_strided_slice %18 {offsets = [1], sizes = [3], strides = [1]} : vector<16xi2> to vector<3xi2>
    %c0_13 = arith.constant 0 : index
    %c4_14 = arith.constant 4 : index
    %c7_15 = arith.constant 7 : index
    %c7_16 = arith.constant 7 : index
    %c1_17 = arith.constant 1 : index
    %c0_18 = arith.constant 0 : index
    %20 = vector.load %alloc[%c0_18] : memref<2xi32>, vector<1xi32>
    %21 = vector.bitcast %20 : vector<1xi32> to vector<16xi2>
    %22 = vector.extract_strided_slice %21 {offsets = [8], sizes = [2], strides = [1]} : vector<16xi2> to vector<2xi2>
    return %11, %14, %19, %22 : vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<2xi2>
  }
  func.func @ml(%arg0: index, %arg1: vector<3xi2>, %arg2: vector<4xi2>) -> (vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<4xi2>) {
    %alloc = memref.alloc() : memref<2xi32>
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
    %3 = affine.apply #map1()[%arg0]
    %4 = affine.apply #map3()[%arg0]
    %5 = vector.create_mask %4 : vector<2xi1>
    %cst_3 = arith.constant dense<0> : vector<32xi2>
    %6 = vector.extract %arg1[0] : i2 from vector<3xi2>
    %7 = vector.insert %6, %cst_3 [%3] : i2 into vector<32xi2>
    %c1_4 = arith.constant 1 : index
    %8 = arith.addi %3, %c1_4 : index
    %9 = vector.extract %arg1[1] : i2 from vector<3xi2>
    %10 = vector.insert %9, %7 [%8] : i2 into vector<32xi2>
    %c2_5 = arith.constant 2 : index
    %11 = arith.addi %3, %c2_5 : index
    %12 = vector.extract %arg1[2] : i2 from vector<3xi2>
    %13 = vector.insert %12, %10 [%11] : i2 into vector<32xi2>
    %14 = vector.bitcast %13 : vector<32xi2> to vector<2xi32>
    %15 = vector.maskedload %alloc[%2], %5, %14 : memref<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
    %16 = vector.bitcast %15 : vector<2xi32> to vector<32xi2>
    %cst_6 = arith.constant dense<false> : vector<32xi1>
    %17 = vector.extract %0[0] : i1 from vector<3xi1>
    %18 = vector.insert %17, %cst_6 [%3] : i1 into vector<32xi1>
    %c1_7 = arith.constant 1 : index
    %19 = arith.addi %3, %c1_7 : index
    %20 = vector.extract %0[1] : i1 from vector<3xi1>
    %21 = vector.insert %20, %18 [%19] : i1 into vector<32xi1>
    %c2_8 = arith.constant 2 : index
    %22 = arith.addi %3, %c2_8 : index
    %23 = vector.extract %0[2] : i1 from vector<3xi1>
    %24 = vector.insert %23, %21 [%22] : i1 into vector<32xi1>
    %25 = arith.select %24, %16, %13 : vector<32xi1>, vector<32xi2>
    %26 = vector.extract %25[%3] : i2 from vector<32xi2>
    %27 = vector.insert %26, %arg1 [0] : i2 into vector<3xi2>
    %c1_9 = arith.constant 1 : index
    %28 = arith.addi %3, %c1_9 : index
    %29 = vector.extract %25[%28] : i2 from vector<32xi2>
    %30 = vector.insert %29, %27 [1] : i2 into vector<3xi2>
    %c2_10 = arith.constant 2 : index
    %31 = arith.addi %3, %c2_10 : index
    %32 = vector.extract %25[%31] : i2 from vector<32xi2>
    %33 = vector.insert %32, %30 [2] : i2 into vector<3xi2>
    %c0_11 = arith.constant 0 : index
    %c4_12 = arith.constant 4 : index
    %c7_13 = arith.constant 7 : index
    %c7_14 = arith.constant 7 : index
    %c1_15 = arith.constant 1 : index
    %34 = vector.constant_mask [2] : vector<2xi1>
    %cst_16 = arith.constant dense<0> : vector<32xi2>
    %35 = vector.insert_strided_slice %arg1, %cst_16 {offsets = [15], strides = [1]} : vector<3xi2> into vector<32xi2>
    %36 = vector.bitcast %35 : vector<32xi2> to vector<2xi32>
    %c0_17 = arith.constant 0 : index
    %37 = vector.maskedload %alloc[%c0_17], %34, %36 : memref<2xi32>, vector<2xi1>, vector<2xi32> into vector<2xi32>
    %38 = vector.bitcast %37 : vector<2xi32> to vector<32xi2>
    %cst_18 = arith.constant dense<false> : vector<32xi1>
    %39 = vector.insert_strided_slice %1, %cst_18 {offsets = [15], strides = [1]} : vector<3xi1> into vector<32xi1>
    %40 = arith.select %39, %38, %35 : vector<32xi1>, vector<32xi2>
    %41 = vector.extract_strided_slice %40 {offsets = [15], sizes = [3], strides = [1]} : vector<32xi2> to vector<3xi2>
    %c0_19 = arith.constant 0 : index
    %c4_20 = arith.constant 4 : index
    %c7_21 = arith.constant 7 : index
    %c7_22 = arith.constant 7 : index
    %c1_23 = arith.constant 1 : index
    %cst_24 = arith.constant dense<true> : vector<1xi1>
    %cst_25 = arith.constant dense<0> : vector<16xi2>
    %42 = vector.insert_strided_slice %arg1, %cst_25 {offsets = [8], strides = [1]} : vector<3xi2> into vector<16xi2>
    %43 = vector.bitcast %42 : vector<16xi2> to vector<1xi32>
    %c0_26 = arith.constant 0 : index
    %44 = vector.maskedload %alloc[%c0_26], %cst_24, %43 : memref<2xi32>, vector<1xi1>, vector<1xi32> into vector<1xi32>
    %45 = vector.bitcast %44 : vector<1xi32> to vector<16xi2>
    %cst_27 = arith.constant dense<false> : vector<16xi1>
    %46 = vector.insert_strided_slice %cst, %cst_27 {offsets = [8], strides = [1]} : vector<3xi1> into vector<16xi1>
    %47 = arith.select %46, %45, %42 : vector<16xi1>, vector<16xi2>
    %48 = vector.extract_strided_slice %47 {offsets = [8], sizes = [3], strides = [1]} : vector<16xi2> to vector<3xi2>
    %c0_28 = arith.constant 0 : index
    %c4_29 = arith.constant 4 : index
    %c7_30 = arith.constant 7 : index
    %c7_31 = arith.constant 7 : index
    %c1_32 = arith.constant 1 : index
    %cst_33 = arith.constant dense<true> : vector<1xi1>
    %cst_34 = arith.constant dense<0> : vector<16xi2>
    %49 = vector.insert_strided_slice %arg2, %cst_34 {offsets = [8], strides = [1]} : vector<4xi2> into vector<16xi2>
    %50 = vector.bitcast %49 : vector<16xi2> to vector<1xi32>
    %c0_35 = arith.constant 0 : index
    %51 = vector.maskedload %alloc[%c0_35], %cst_33, %50 : memref<2xi32>, vector<1xi1>, vector<1xi32> into vector<1xi32>
    %52 = vector.bitcast %51 : vector<1xi32> to vector<16xi2>
    %cst_36 = arith.constant dense<false> : vector<16xi1>
    %53 = vector.insert_strided_slice %cst_0, %cst_36 {offsets = [8], strides = [1]} : vector<4xi1> into vector<16xi1>
    %54 = arith.select %53, %52, %49 : vector<16xi1>, vector<16xi2>
    %55 = vector.extract_strided_slice %54 {offsets = [8], sizes = [4], strides = [1]} : vector<16xi2> to vector<4xi2>
    return %33, %41, %48, %55 : vector<3xi2>, vector<3xi2>, vector<3xi2>, vector<4xi2>
  }
}

