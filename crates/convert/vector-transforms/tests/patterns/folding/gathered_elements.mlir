// terrace opt --test-vector-gather-lowering
// Gathers become conditional loads.
func.func @f(%m: memref<8x4xf32>, %i: index, %v: vector<2xi32>, %k: vector<2xi1>, %p: vector<2xf32>) -> vector<2xf32> {
  %s = memref.subview %m[0, 1] [8, 1] [1, 1] : memref<8x4xf32> to memref<8xf32, strided<[4], offset: 1>>
  %1 = vector.gather %m[%i, %i] [%v], %k, %p {alignment = 8} : memref<8x4xf32>, vector<2xi32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %1 : vector<2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<8x4xf32>, %arg1: index, %arg2: vector<2xi32>, %arg3: vector<2xi1>, %arg4: vector<2xf32>) -> vector<2xf32> {
    %0 = arith.index_cast %arg2 : vector<2xi32> to vector<2xindex>
    %1 = vector.extract %arg3[0] : i1 from vector<2xi1>
    %2 = vector.extract %0[0] : index from vector<2xindex>
    %3 = arith.addi %arg1, %2 : index
    %4 = scf.if %1 -> (vector<2xf32>) {
      %9 = vector.load %arg0[%arg1, %3] {alignment = 8 : i64} : memref<8x4xf32>, vector<1xf32>
      %10 = vector.extract %9[0] : f32 from vector<1xf32>
      %11 = vector.insert %10, %arg4 [0] : f32 into vector<2xf32>
      scf.yield %11 : vector<2xf32>
    } else {
      scf.yield %arg4 : vector<2xf32>
    }
    %5 = vector.extract %arg3[1] : i1 from vector<2xi1>
    %6 = vector.extract %0[1] : index from vector<2xindex>
    %7 = arith.addi %arg1, %6 : index
    %8 = scf.if %5 -> (vector<2xf32>) {
      %9 = vector.load %arg0[%arg1, %7] {alignment = 8 : i64} : memref<8x4xf32>, vector<1xf32>
      %10 = vector.extract %9[0] : f32 from vector<1xf32>
      %11 = vector.insert %10, %4 [1] : f32 into vector<2xf32>
      scf.yield %11 : vector<2xf32>
    } else {
      scf.yield %4 : vector<2xf32>
    }
    return %8 : vector<2xf32>
  }
}

