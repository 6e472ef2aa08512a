// terrace opt --test-vector-emulate-masked-load-store
// The alignment of a masked store does not hold for its elements.
// mlir-opt differs: it promises the alignment of the first element for the others.
func.func @f(%m: memref<?x8xf32>, %i: index, %k: vector<2xi1>, %v: vector<2xf32>) {
  vector.maskedstore %m[%i, %i], %k, %v {alignment = 8} : memref<?x8xf32>, vector<2xi1>, vector<2xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?x8xf32>, %arg1: index, %arg2: vector<2xi1>, %arg3: vector<2xf32>) {
    %c1 = arith.constant 1 : index
    %0 = vector.extract %arg2[0] : i1 from vector<2xi1>
    scf.if %0 {
      %3 = vector.extract %arg3[0] : f32 from vector<2xf32>
      memref.store %3, %arg0[%arg1, %arg1] : memref<?x8xf32>
    }
    %1 = arith.addi %arg1, %c1 : index
    %2 = vector.extract %arg2[1] : i1 from vector<2xi1>
    scf.if %2 {
      %3 = vector.extract %arg3[1] : f32 from vector<2xf32>
      memref.store %3, %arg0[%arg1, %1] : memref<?x8xf32>
    }
    return
  }
}

