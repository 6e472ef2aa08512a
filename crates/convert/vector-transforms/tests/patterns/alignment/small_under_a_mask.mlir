// terrace opt --test-vector-emulate-masked-load-store
// An alignment that is smaller than that of the elements holds for each element.
func.func @f(%m: memref<?xf32>, %i: index, %k: vector<2xi1>, %v: vector<2xf32>) {
  vector.maskedstore %m[%i], %k, %v {alignment = 2} : memref<?xf32>, vector<2xi1>, vector<2xf32>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: vector<2xi1>, %arg3: vector<2xf32>) {
    %c1 = arith.constant 1 : index
    %0 = vector.extract %arg2[0] : i1 from vector<2xi1>
    scf.if %0 {
      %3 = vector.extract %arg3[0] : f32 from vector<2xf32>
      memref.store %3, %arg0[%arg1] {alignment = 2 : i64} : memref<?xf32>
    }
    %1 = arith.addi %arg1, %c1 : index
    %2 = vector.extract %arg2[1] : i1 from vector<2xi1>
    scf.if %2 {
      %3 = vector.extract %arg3[1] : f32 from vector<2xf32>
      memref.store %3, %arg0[%1] {alignment = 2 : i64} : memref<?xf32>
    }
    return
  }
}

