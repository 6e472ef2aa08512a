// terrace opt --transform.apply_patterns.vector.lower_gather
// Gathers become gathers of rows.
func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<2x3xi32>, %k: vector<2x3xi1>, %p: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.gather %m[%i, %i] [%v], %k, %p {alignment = 8} : memref<?x?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x3xi32>, %arg3: vector<2x3xi1>, %arg4: vector<2x3xf32>) -> vector<2x3xf32> {
    %0 = ub.poison : vector<2x3xf32>
    %1 = vector.extract %arg2[0] : vector<3xi32> from vector<2x3xi32>
    %2 = vector.extract %arg3[0] : vector<3xi1> from vector<2x3xi1>
    %3 = vector.extract %arg4[0] : vector<3xf32> from vector<2x3xf32>
    %4 = vector.gather %arg0[%arg1, %arg1] [%1], %2, %3 {alignment = 8 : i64} : memref<?x?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
    %5 = vector.insert %4, %0 [0] : vector<3xf32> into vector<2x3xf32>
    %6 = vector.extract %arg2[1] : vector<3xi32> from vector<2x3xi32>
    %7 = vector.extract %arg3[1] : vector<3xi1> from vector<2x3xi1>
    %8 = vector.extract %arg4[1] : vector<3xf32> from vector<2x3xf32>
    %9 = vector.gather %arg0[%arg1, %arg1] [%6], %7, %8 {alignment = 8 : i64} : memref<?x?xf32>, vector<3xi32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
    %10 = vector.insert %9, %5 [1] : vector<3xf32> into vector<2x3xf32>
    return %10 : vector<2x3xf32>
  }
}

