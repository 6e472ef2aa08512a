// terrace opt --test-vector-emulate-masked-load-store
// Scalable vectors have no known number of elements, so the set does not match.
// mlir-opt differs: it treats scalable vectors as vectors of a fixed size.
func.func @masked(%m: memref<?xf32>, %k: vector<[2]xi1>, %p: vector<[2]xf32>, %i: index) -> vector<[2]xf32> {
  %0 = vector.maskedload %m[%i], %k, %p : memref<?xf32>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
  vector.maskedstore %m[%i], %k, %p : memref<?xf32>, vector<[2]xi1>, vector<[2]xf32>
  return %0 : vector<[2]xf32>
}
// ==== stdout ====
module {
  func.func @masked(%arg0: memref<?xf32>, %arg1: vector<[2]xi1>, %arg2: vector<[2]xf32>, %arg3: index) -> vector<[2]xf32> {
    %0 = vector.maskedload %arg0[%arg3], %arg1, %arg2 : memref<?xf32>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
    vector.maskedstore %arg0[%arg3], %arg1, %arg2 : memref<?xf32>, vector<[2]xi1>, vector<[2]xf32>
    return %0 : vector<[2]xf32>
  }
}

