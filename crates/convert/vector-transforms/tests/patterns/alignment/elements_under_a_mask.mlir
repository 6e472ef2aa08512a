// terrace opt --test-vector-emulate-masked-load-store
// The alignment of a masked access does not hold for its elements.
// mlir-opt differs: it promises the alignment of the first element for the others, and a greater one than the mask permits.
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<2xi1>, %v: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.maskedload %m[%i], %k, %v {alignment = 16} : memref<?xf32>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<2xi1>, %arg3: vector<2xf32>) -> vector<2xf32> {
    %c1 = arith.constant 1 : index
    %0 = vector.extract %arg2[0] : i1 from vector<2xi1>
    %1 = scf.if %0 -> (vector<2xf32>) {
      %5 = memref.load %arg0[%arg1] : memref<?xf32>
      %6 = vector.insert %5, %arg3 [0] : f32 into vector<2xf32>
      scf.yield %6 : vector<2xf32>
    } else {
      scf.yield %arg3 : vector<2xf32>
    }
    %2 = arith.addi %arg1, %c1 : index
    %3 = vector.extract %arg2[1] : i1 from vector<2xi1>
    %4 = scf.if %3 -> (vector<2xf32>) {
      %5 = memref.load %arg0[%2] : memref<?xf32>
      %6 = vector.insert %5, %1 [1] : f32 into vector<2xf32>
      scf.yield %6 : vector<2xf32>
    } else {
      scf.yield %1 : vector<2xf32>
    }
    return %4 : vector<2xf32>
  }
}

