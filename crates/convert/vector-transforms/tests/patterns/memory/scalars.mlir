// terrace opt --test-scalar-vector-transfer-lowering
// Transfers of which one element is used become scalar accesses.
func.func @r(%m: memref<?x?xf32>, %t: memref<?x?x?xf32>, %i: index, %j: index, %p: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %1 = vector.extract %0[2] : f32 from vector<4xf32>
  %2 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<f32>
  %3 = vector.extract %2[] : f32 from vector<f32>
  %4 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x8xf32>
  %5 = vector.extract %4[0, 3] : f32 from vector<4x8xf32>
  %6 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %7 = vector.extract %6[1] : f32 from vector<4xf32>
  %8 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %9 = vector.extract %8[%j] : f32 from vector<4xf32>
  %10 = vector.transfer_read %t[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
  %11 = vector.extract %10[1, 2] : f32 from vector<4x8xf32>
  %12 = vector.extract %10[1, 3] : f32 from vector<4x8xf32>
  return %1, %3, %5, %7, %9, %11, %12 : f32, f32, f32, f32, f32, f32, f32
}
func.func @w(%m: memref<?x?xf32>, %i: index, %f: f32, %v: vector<1xf32>, %v0: vector<f32>, %v2: vector<1x1xf32>, %v4: vector<4xf32>, %k: vector<1xi1>) {
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
  vector.transfer_write %v0, %m[%i, %i] : vector<f32>, memref<?x?xf32>
  vector.transfer_write %v2, %m[%i, %i] {in_bounds = [true, true]} : vector<1x1xf32>, memref<?x?xf32>
  vector.transfer_write %v4, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i] : vector<1xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
  %b = vector.broadcast %f : f32 to vector<1xf32>
  vector.transfer_write %b, %m[%i, %i] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
  return
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 + 2)>
#map1 = affine_map<()[s0] -> (s0 + 3)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @r(%arg0: memref<?x?xf32>, %arg1: memref<?x?x?xf32>, %arg2: index, %arg3: index, %arg4: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
    %0 = affine.apply #map()[%arg2]
    %1 = memref.load %arg0[%arg2, %0] : memref<?x?xf32>
    %2 = memref.load %arg0[%arg2, %arg2] : memref<?x?xf32>
    %3 = affine.apply #map1()[%arg2]
    %4 = memref.load %arg0[%arg2, %3] : memref<?x?xf32>
    %5 = vector.transfer_read %arg0[%arg2, %arg2], %arg4 : memref<?x?xf32>, vector<4xf32>
    %6 = vector.extract %5[1] : f32 from vector<4xf32>
    %7 = affine.apply #map2()[%arg2, %arg3]
    %8 = memref.load %arg0[%arg2, %7] : memref<?x?xf32>
    %9 = vector.transfer_read %arg1[%arg2, %arg2, %arg2], %arg4 {in_bounds = [true, true]} : memref<?x?x?xf32>, vector<4x8xf32>
    %10 = vector.extract %9[1, 2] : f32 from vector<4x8xf32>
    %11 = vector.extract %9[1, 3] : f32 from vector<4x8xf32>
    return %1, %2, %4, %6, %8, %10, %11 : f32, f32, f32, f32, f32, f32, f32
  }
  func.func @w(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<1xf32>, %arg4: vector<f32>, %arg5: vector<1x1xf32>, %arg6: vector<4xf32>, %arg7: vector<1xi1>) {
    %0 = vector.extract %arg3[0] : f32 from vector<1xf32>
    memref.store %0, %arg0[%arg1, %arg1] : memref<?x?xf32>
    %1 = vector.extract %arg4[] : f32 from vector<f32>
    memref.store %1, %arg0[%arg1, %arg1] : memref<?x?xf32>
    %2 = vector.extract %arg5[0, 0] : f32 from vector<1x1xf32>
    memref.store %2, %arg0[%arg1, %arg1] : memref<?x?xf32>
    vector.transfer_write %arg6, %arg0[%arg1, %arg1] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    %3 = vector.extract %arg3[0] : f32 from vector<1xf32>
    memref.store %3, %arg0[%arg1, %arg1] : memref<?x?xf32>
    vector.transfer_write %arg3, %arg0[%arg1, %arg1], %arg7 {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
    memref.store %arg2, %arg0[%arg1, %arg1] : memref<?x?xf32>
    return
  }
}

