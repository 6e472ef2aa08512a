// terrace opt --test-vector-gather-lowering
// Gathers from strided memory become conditional loads.
// mlir-opt differs: it does not scale the base index by the stride of the memref, and drops the offset.
func.func @f(%m: memref<8x4xf32>, %i: index, %v: vector<2xi32>, %k: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> {
  %s = memref.subview %m[0, 1] [8, 1] [1, 1] : memref<8x4xf32> to memref<8xf32, strided<[4], offset: 1>>
  %0 = vector.gather %s[%i] [%v], %k, %p : memref<8xf32, strided<[4], offset: 1>>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<8x4xf32>, %arg1: index, %arg2: vector<2xi32>, %arg3: vector<2xi1>, %arg4: vector<2xf32>) -> vector<2xf32> {
    %c4 = arith.constant 4 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant dense<4> : vector<2xi32>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<8x4xf32> into memref<32xf32>
    %0 = arith.muli %arg2, %cst : vector<2xi32>
    %1 = arith.muli %arg1, %c4 : index
    %2 = arith.addi %1, %c1 : index
    %3 = arith.index_cast %0 : vector<2xi32> to vector<2xindex>
    %4 = vector.extract %arg3[0] : i1 from vector<2xi1>
    %5 = vector.extract %3[0] : index from vector<2xindex>
    %6 = arith.addi %2, %5 : index
    %7 = scf.if %4 -> (vector<2xf32>) {
      %12 = vector.load %collapse_shape[%6] : memref<32xf32>, vector<1xf32>
      %13 = vector.extract %12[0] : f32 from vector<1xf32>
      %14 = vector.insert %13, %arg4 [0] : f32 into vector<2xf32>
      scf.yield %14 : vector<2xf32>
    } else {
      scf.yield %arg4 : vector<2xf32>
    }
    %8 = vector.extract %arg3[1] : i1 from vector<2xi1>
    %9 = vector.extract %3[1] : index from vector<2xindex>
    %10 = arith.addi %2, %9 : index
    %11 = scf.if %8 -> (vector<2xf32>) {
      %12 = vector.load %collapse_shape[%10] : memref<32xf32>, vector<1xf32>
      %13 = vector.extract %12[0] : f32 from vector<1xf32>
      %14 = vector.insert %13, %7 [1] : f32 into vector<2xf32>
      scf.yield %14 : vector<2xf32>
    } else {
      scf.yield %7 : vector<2xf32>
    }
    return %11 : vector<2xf32>
  }
}

