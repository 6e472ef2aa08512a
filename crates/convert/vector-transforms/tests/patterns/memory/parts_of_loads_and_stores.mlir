// terrace opt --transform.apply_patterns.vector.sink_mem_ops
// Extractions from loads and stores of broadcasts access only the elements.
func.func @l(%m: memref<?xf32>, %n: memref<?x?xf32>, %i: index, %j: index, %b: memref<?xi1>, %x: memref<?xindex>, %v: memref<?xvector<4xf32>>) -> (f32, f32, f32, vector<4xf32>, f32, f32, f32, f32, i1, index, f32) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %3 = vector.extract %2[0] : f32 from vector<4xf32>
  %4 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %5 = vector.extract %4[%j] : f32 from vector<4xf32>
  %6 = vector.load %n[%i, %j] : memref<?x?xf32>, vector<2x4xf32>
  %7 = vector.extract %6[1] : vector<4xf32> from vector<2x4xf32>
  %8 = vector.load %n[%i, %j] {alignment = 8} : memref<?x?xf32>, vector<4xf32>
  %9 = vector.extract %8[3] : f32 from vector<4xf32>
  %10 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %11 = vector.extract %10[1] : f32 from vector<4xf32>
  %12 = vector.extract %10[2] : f32 from vector<4xf32>
  %13 = vector.load %m[%i] : memref<?xf32>, vector<f32>
  %14 = vector.extract %13[] : f32 from vector<f32>
  %15 = vector.load %b[%i] : memref<?xi1>, vector<4xi1>
  %16 = vector.extract %15[1] : i1 from vector<4xi1>
  %17 = vector.load %x[%i] : memref<?xindex>, vector<4xindex>
  %18 = vector.extract %17[1] : index from vector<4xindex>
  %19 = vector.load %v[%i] : memref<?xvector<4xf32>>, vector<4xf32>
  %20 = vector.extract %19[2] : f32 from vector<4xf32>
  return %1, %3, %5, %7, %9, %11, %12, %14, %16, %18, %20 : f32, f32, f32, vector<4xf32>, f32, f32, f32, f32, i1, index, f32
}
func.func @s(%m: memref<?xf32>, %n: memref<?x?xf32>, %i: index, %f: f32, %o: vector<1xf32>, %z: vector<f32>, %b: memref<?xi1>, %t: i1, %vm: memref<?xvector<1xf32>>) {
  %0 = vector.broadcast %f : f32 to vector<1xf32>
  vector.store %0, %m[%i] : memref<?xf32>, vector<1xf32>
  %1 = vector.broadcast %f : f32 to vector<4xf32>
  vector.store %1, %m[%i] : memref<?xf32>, vector<4xf32>
  %2 = vector.broadcast %o : vector<1xf32> to vector<1x1xf32>
  vector.store %2, %n[%i, %i] {alignment = 8} : memref<?x?xf32>, vector<1x1xf32>
  %3 = vector.broadcast %z : vector<f32> to vector<1xf32>
  vector.store %3, %m[%i] : memref<?xf32>, vector<1xf32>
  %4 = vector.broadcast %t : i1 to vector<1xi1>
  vector.store %4, %b[%i] : memref<?xi1>, vector<1xi1>
  vector.store %0, %vm[%i] : memref<?xvector<1xf32>>, vector<1xf32>
  %5 = vector.broadcast %f : f32 to vector<f32>
  vector.store %5, %m[%i] {alignment = 16, nontemporal = true} : memref<?xf32>, vector<f32>
  return
}
// ==== stdout ====
module {
  func.func @l(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index, %arg4: memref<?xi1>, %arg5: memref<?xindex>, %arg6: memref<?xvector<4xf32>>) -> (f32, f32, f32, vector<4xf32>, f32, f32, f32, f32, i1, index, f32) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = arith.addi %arg2, %c1 overflow<nsw> : index
    %1 = memref.load %arg0[%0] : memref<?xf32>
    %2 = memref.load %arg0[%arg2] : memref<?xf32>
    %3 = arith.addi %arg2, %arg3 overflow<nsw> : index
    %4 = memref.load %arg0[%3] : memref<?xf32>
    %5 = arith.addi %arg2, %c1 overflow<nsw> : index
    %6 = vector.load %arg1[%5, %arg3] : memref<?x?xf32>, vector<4xf32>
    %7 = arith.addi %arg3, %c3 overflow<nsw> : index
    %8 = memref.load %arg1[%arg2, %7] : memref<?x?xf32>
    %9 = vector.load %arg0[%arg2] : memref<?xf32>, vector<4xf32>
    %10 = vector.extract %9[1] : f32 from vector<4xf32>
    %11 = vector.extract %9[2] : f32 from vector<4xf32>
    %12 = memref.load %arg0[%arg2] : memref<?xf32>
    %13 = vector.load %arg4[%arg2] : memref<?xi1>, vector<4xi1>
    %14 = vector.extract %13[1] : i1 from vector<4xi1>
    %15 = arith.addi %arg2, %c1 overflow<nsw> : index
    %16 = memref.load %arg5[%15] : memref<?xindex>
    %17 = vector.load %arg6[%arg2] : memref<?xvector<4xf32>>, vector<4xf32>
    %18 = vector.extract %17[2] : f32 from vector<4xf32>
    return %1, %2, %4, %6, %8, %10, %11, %12, %14, %16, %18 : f32, f32, f32, vector<4xf32>, f32, f32, f32, f32, i1, index, f32
  }
  func.func @s(%arg0: memref<?xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<1xf32>, %arg5: vector<f32>, %arg6: memref<?xi1>, %arg7: i1, %arg8: memref<?xvector<1xf32>>) {
    %0 = vector.broadcast %arg3 : f32 to vector<1xf32>
    vector.store %0, %arg0[%arg2] : memref<?xf32>, vector<1xf32>
    %1 = vector.broadcast %arg3 : f32 to vector<4xf32>
    vector.store %1, %arg0[%arg2] : memref<?xf32>, vector<4xf32>
    vector.store %arg4, %arg1[%arg2, %arg2] : memref<?x?xf32>, vector<1xf32>
    vector.store %arg5, %arg0[%arg2] : memref<?xf32>, vector<f32>
    memref.store %arg7, %arg6[%arg2] : memref<?xi1>
    vector.store %0, %arg8[%arg2] : memref<?xvector<1xf32>>, vector<1xf32>
    memref.store %arg3, %arg0[%arg2] : memref<?xf32>
    return
  }
}

