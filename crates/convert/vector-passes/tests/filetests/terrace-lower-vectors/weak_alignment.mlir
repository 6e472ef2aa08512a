// terrace opt --terrace-lower-vectors
// An alignment less than that of the elements holds for each row.
func.func @rows(%m: memref<?x?xf32>, %i: index, %k: vector<2x3xi1>) {
  %0 = vector.load %m[%i, %i] {alignment = 1} : memref<?x?xf32>, vector<2x3xf32>
  vector.store %0, %m[%i, %i] {alignment = 2} : memref<?x?xf32>, vector<2x3xf32>
  %1 = vector.maskedload %m[%i, %i], %k, %0 {alignment = 1} : memref<?x?xf32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  vector.maskedstore %m[%i, %i], %k, %1 {alignment = 2} : memref<?x?xf32>, vector<2x3xi1>, vector<2x3xf32>
  return
}
// ==== stdout ====
module {
  func.func @rows(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<2x3xi1>) {
    %0 = ub.poison : vector<2x3xf32>
    %1 = vector.load %arg0[%arg1, %arg1] {alignment = 1 : i64} : memref<?x?xf32>, vector<3xf32>
    %2 = vector.insert %1, %0 [0] : vector<3xf32> into vector<2x3xf32>
    %c1 = arith.constant 1 : index
    %3 = arith.addi %arg1, %c1 : index
    %4 = vector.load %arg0[%3, %arg1] {alignment = 1 : i64} : memref<?x?xf32>, vector<3xf32>
    %5 = vector.insert %4, %2 [1] : vector<3xf32> into vector<2x3xf32>
    %6 = vector.extract %5[0] : vector<3xf32> from vector<2x3xf32>
    vector.store %6, %arg0[%arg1, %arg1] {alignment = 2 : i64} : memref<?x?xf32>, vector<3xf32>
    %7 = vector.extract %5[1] : vector<3xf32> from vector<2x3xf32>
    %c1_0 = arith.constant 1 : index
    %8 = arith.addi %arg1, %c1_0 : index
    vector.store %7, %arg0[%8, %arg1] {alignment = 2 : i64} : memref<?x?xf32>, vector<3xf32>
    %9 = ub.poison : vector<2x3xf32>
    %10 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
    %11 = vector.extract %5[0] : vector<3xf32> from vector<2x3xf32>
    %12 = vector.maskedload %arg0[%arg1, %arg1], %10, %11 {alignment = 1 : i64} : memref<?x?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
    %13 = vector.insert %12, %9 [0] : vector<3xf32> into vector<2x3xf32>
    %c1_1 = arith.constant 1 : index
    %14 = arith.addi %arg1, %c1_1 : index
    %15 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
    %16 = vector.extract %5[1] : vector<3xf32> from vector<2x3xf32>
    %17 = vector.maskedload %arg0[%14, %arg1], %15, %16 {alignment = 1 : i64} : memref<?x?xf32>, vector<3xi1>, vector<3xf32> into vector<3xf32>
    %18 = vector.insert %17, %13 [1] : vector<3xf32> into vector<2x3xf32>
    %19 = vector.extract %arg2[0] : vector<3xi1> from vector<2x3xi1>
    %20 = vector.extract %18[0] : vector<3xf32> from vector<2x3xf32>
    vector.maskedstore %arg0[%arg1, %arg1], %19, %20 {alignment = 2 : i64} : memref<?x?xf32>, vector<3xi1>, vector<3xf32>
    %c1_2 = arith.constant 1 : index
    %21 = arith.addi %arg1, %c1_2 : index
    %22 = vector.extract %arg2[1] : vector<3xi1> from vector<2x3xi1>
    %23 = vector.extract %18[1] : vector<3xf32> from vector<2x3xf32>
    vector.maskedstore %arg0[%21, %arg1], %22, %23 {alignment = 2 : i64} : memref<?x?xf32>, vector<3xi1>, vector<3xf32>
    return
  }
}

