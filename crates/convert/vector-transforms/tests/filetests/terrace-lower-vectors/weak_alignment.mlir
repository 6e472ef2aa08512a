// terrace opt --terrace-lower-vectors
// An alignment less than that of the elements holds for each row.
func.func @rows(%m: memref<?x?xf32>, %i: index, %k: vector<2x3xi1>) {
  %0 = vector.load %m[%i, %i] {alignment = 1} : memref<?x?xf32>, vector<2x3xf32>
  vector.store %0, %m[%i, %i] {alignment = 2} : memref<?x?xf32>, vector<2x3xf32>
  %1 = vector.maskedload %m[%i, %i], %k, %0 {alignment = 1} : memref<?x?xf32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  vector.maskedstore %m[%i, %i], %k, %1 {alignment = 2} : memref<?x?xf32>, vector<2x3xi1>, vector<2x3xf32>
  return
}
