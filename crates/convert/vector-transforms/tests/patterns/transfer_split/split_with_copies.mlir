// terrace opt --transform.apply_patterns.vector.split_transfer_full_partial=split_transfer_strategy=linalg-copy
// A transfer has a path within bounds and a path of copies.
// mlir-opt differs: it fills the buffer by a linalg operation, and copies from the wrong offset of the buffer after a write.
func.func @r1(%m: memref<?x8xf32>, %i: index, %j: index, %p: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
func.func @w1(%m: memref<?x8xf32>, %i: index, %j: index, %v: vector<4x8xf32>) {
  vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, memref<?x8xf32>
  return
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 + 4)>
#map1 = affine_map<()[s0] -> (s0 + 8)>
#map2 = affine_map<(d0, d1, d2) -> (d0 - d1, 4)>
#map3 = affine_map<(d0, d1, d2) -> (d0 - d1, 8)>
module {
  func.func @r1(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4x8xf32> {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() {alignment = 32 : i64} : memref<4x8xf32>
    %0 = affine.apply #map()[%arg1]
    %dim = memref.dim %arg0, %c0 : memref<?x8xf32>
    %1 = arith.cmpi sle, %0, %dim : index
    %2 = affine.apply #map1()[%arg2]
    %3 = arith.cmpi sle, %2, %c8 : index
    %4 = arith.andi %1, %3 : i1
    %5:3 = scf.if %4 -> (memref<?x8xf32>, index, index) {
      scf.yield %arg0, %arg1, %arg2 : memref<?x8xf32>, index, index
    } else {
      %7 = vector.broadcast %arg3 : f32 to vector<4x8xf32>
      %8 = vector.type_cast %alloca : memref<4x8xf32> to memref<vector<4x8xf32>>
      memref.store %7, %8[] : memref<vector<4x8xf32>>
      %dim_0 = memref.dim %arg0, %c0 : memref<?x8xf32>
      %9 = affine.min #map2(%dim_0, %arg1, %c4)
      %10 = affine.min #map3(%c8, %arg2, %c8)
      %subview = memref.subview %arg0[%arg1, %arg2] [%9, %10] [1, 1] : memref<?x8xf32> to memref<?x?xf32, strided<[8, 1], offset: ?>>
      %subview_1 = memref.subview %alloca[0, 0] [%9, %10] [1, 1] : memref<4x8xf32> to memref<?x?xf32, strided<[8, 1]>>
      memref.copy %subview, %subview_1 : memref<?x?xf32, strided<[8, 1], offset: ?>> to memref<?x?xf32, strided<[8, 1]>>
      %cast = memref.cast %alloca : memref<4x8xf32> to memref<?x8xf32>
      scf.yield %cast, %c0, %c0 : memref<?x8xf32>, index, index
    }
    %6 = vector.transfer_read %5#0[%5#1, %5#2], %arg3 {in_bounds = [true, true]} : memref<?x8xf32>, vector<4x8xf32>
    return %6 : vector<4x8xf32>
  }
  func.func @w1(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: vector<4x8xf32>) {
    %c4 = arith.constant 4 : index
    %true = arith.constant true
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() {alignment = 32 : i64} : memref<4x8xf32>
    %0 = affine.apply #map()[%arg1]
    %dim = memref.dim %arg0, %c0 : memref<?x8xf32>
    %1 = arith.cmpi sle, %0, %dim : index
    %2 = affine.apply #map1()[%arg2]
    %3 = arith.cmpi sle, %2, %c8 : index
    %4 = arith.andi %1, %3 : i1
    %5:3 = scf.if %4 -> (memref<?x8xf32>, index, index) {
      scf.yield %arg0, %arg1, %arg2 : memref<?x8xf32>, index, index
    } else {
      %cast = memref.cast %alloca : memref<4x8xf32> to memref<?x8xf32>
      scf.yield %cast, %c0, %c0 : memref<?x8xf32>, index, index
    }
    vector.transfer_write %arg3, %5#0[%5#1, %5#2] {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x8xf32>
    %6 = arith.xori %4, %true : i1
    scf.if %6 {
      %dim_0 = memref.dim %arg0, %c0 : memref<?x8xf32>
      %7 = affine.min #map2(%dim_0, %arg1, %c4)
      %8 = affine.min #map3(%c8, %arg2, %c8)
      %subview = memref.subview %alloca[0, 0] [%7, %8] [1, 1] : memref<4x8xf32> to memref<?x?xf32, strided<[8, 1]>>
      %subview_1 = memref.subview %arg0[%arg1, %arg2] [%7, %8] [1, 1] : memref<?x8xf32> to memref<?x?xf32, strided<[8, 1], offset: ?>>
      memref.copy %subview, %subview_1 : memref<?x?xf32, strided<[8, 1]>> to memref<?x?xf32, strided<[8, 1], offset: ?>>
    }
    return
  }
}

