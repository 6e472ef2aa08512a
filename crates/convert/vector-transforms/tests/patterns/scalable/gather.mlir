// terrace opt --test-vector-gather-lowering
// Scalable vectors have no known number of elements, so the set does not match.
func.func @gather(%m: memref<?xf32>, %at: vector<[2]xindex>, %k: vector<[2]xi1>, %p: vector<[2]xf32>, %i: index) -> vector<[2]xf32> {
  %0 = vector.gather %m[%i] [%at], %k, %p : memref<?xf32>, vector<[2]xindex>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
  return %0 : vector<[2]xf32>
}
// ==== stdout ====
module {
  func.func @gather(%arg0: memref<?xf32>, %arg1: vector<[2]xindex>, %arg2: vector<[2]xi1>, %arg3: vector<[2]xf32>, %arg4: index) -> vector<[2]xf32> {
    %0 = vector.gather %arg0[%arg4] [%arg1], %arg2, %arg3 : memref<?xf32>, vector<[2]xindex>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
    return %0 : vector<[2]xf32>
  }
}

