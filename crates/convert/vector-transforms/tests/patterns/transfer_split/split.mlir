// terrace opt --transform.apply_patterns.vector.split_transfer_full_partial=split_transfer_strategy=vector-transfer
// A transfer has a path within bounds and a path of masked transfers.
func.func @r1(%m: memref<?x8xf32>, %i: index, %j: index, %p: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
func.func @r2(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %p: f32) -> vector<4x8xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%i, %c0], %p {in_bounds = [false, true]} : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
func.func @r3(%m: memref<10x8xf32, 3>, %i: index, %p: f32) -> vector<4x8xf32> {
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_read %m[%c2, %i], %p : memref<10x8xf32, 3>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
func.func @w2(%m: memref<?x8xf32, strided<[?, 1], offset: ?>>, %i: index, %v: vector<4x8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %n step %c1 {
    vector.transfer_write %v, %m[%k, %i] {in_bounds = [false, true]} : vector<4x8xf32>, memref<?x8xf32, strided<[?, 1], offset: ?>>
  }
  return
}
func.func @w3(%m: memref<10x8xf32, 3>, %i: index, %v: vector<4x8xf32>) {
  %c2 = arith.constant 2 : index
  vector.transfer_write %v, %m[%c2, %i] : vector<4x8xf32>, memref<10x8xf32, 3>
  return
}
func.func @forall(%m: memref<?x8xf32>, %v: vector<4x8xf32>, %n: index) {
  scf.forall (%i, %j) in (%n, %n) {
    vector.transfer_write %v, %m[%i, %j] : vector<4x8xf32>, memref<?x8xf32>
  }
  return
}
func.func @oned(%m: memref<?xf32>, %i: index, %p: f32, %u: memref<?xf32>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32>
  %i2 = affine.apply affine_map<(d0) -> (d0 + 4)>(%i)
  vector.transfer_write %0, %u[%i2] : vector<4xf32>, memref<?xf32>
  return %0 : vector<4xf32>
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 + 4)>
#map1 = affine_map<()[s0] -> (s0 + 8)>
#map2 = affine_map<(d0) -> (d0 + 4)>
#map3 = affine_map<(d0) -> (d0 + 8)>
module {
  func.func @r1(%arg0: memref<?x8xf32>, %arg1: index, %arg2: index, %arg3: f32) -> vector<4x8xf32> {
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
      %7 = vector.transfer_read %arg0[%arg1, %arg2], %arg3 : memref<?x8xf32>, vector<4x8xf32>
      %8 = vector.type_cast %alloca : memref<4x8xf32> to memref<vector<4x8xf32>>
      memref.store %7, %8[] : memref<vector<4x8xf32>>
      %cast = memref.cast %alloca : memref<4x8xf32> to memref<?x8xf32>
      scf.yield %cast, %c0, %c0 : memref<?x8xf32>, index, index
    }
    %6 = vector.transfer_read %5#0[%5#1, %5#2], %arg3 {in_bounds = [true, true]} : memref<?x8xf32>, vector<4x8xf32>
    return %6 : vector<4x8xf32>
  }
  func.func @r2(%arg0: memref<?x8xf32, strided<[?, 1], offset: ?>>, %arg1: index, %arg2: f32) -> vector<4x8xf32> {
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() {alignment = 32 : i64} : memref<4x8xf32>
    %0 = affine.apply #map()[%arg1]
    %dim = memref.dim %arg0, %c0 : memref<?x8xf32, strided<[?, 1], offset: ?>>
    %1 = arith.cmpi sle, %0, %dim : index
    %2:3 = scf.if %1 -> (memref<?x8xf32, strided<[?, 1], offset: ?>>, index, index) {
      scf.yield %arg0, %arg1, %c0 : memref<?x8xf32, strided<[?, 1], offset: ?>>, index, index
    } else {
      %4 = vector.transfer_read %arg0[%arg1, %c0], %arg2 {in_bounds = [false, true]} : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
      %5 = vector.type_cast %alloca : memref<4x8xf32> to memref<vector<4x8xf32>>
      memref.store %4, %5[] : memref<vector<4x8xf32>>
      %cast = memref.cast %alloca : memref<4x8xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
      scf.yield %cast, %c0, %c0 : memref<?x8xf32, strided<[?, 1], offset: ?>>, index, index
    }
    %3 = vector.transfer_read %2#0[%2#1, %2#2], %arg2 {in_bounds = [true, true]} : memref<?x8xf32, strided<[?, 1], offset: ?>>, vector<4x8xf32>
    return %3 : vector<4x8xf32>
  }
  func.func @r3(%arg0: memref<10x8xf32, 3>, %arg1: index, %arg2: f32) -> vector<4x8xf32> {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %alloca = memref.alloca() {alignment = 32 : i64} : memref<4x8xf32>
    %0 = affine.apply #map1()[%arg1]
    %1 = arith.cmpi sle, %0, %c8 : index
    %2:3 = scf.if %1 -> (memref<?x8xf32, strided<[8, 1]>>, index, index) {
      %memspacecast = memref.memory_space_cast %arg0 : memref<10x8xf32, 3> to memref<10x8xf32>
      %cast = memref.cast %memspacecast : memref<10x8xf32> to memref<?x8xf32, strided<[8, 1]>>
      scf.yield %cast, %c2, %arg1 : memref<?x8xf32, strided<[8, 1]>>, index, index
    } else {
      %4 = vector.transfer_read %arg0[%c2, %arg1], %arg2 {in_bounds = [true, false]} : memref<10x8xf32, 3>, vector<4x8xf32>
      %5 = vector.type_cast %alloca : memref<4x8xf32> to memref<vector<4x8xf32>>
      memref.store %4, %5[] : memref<vector<4x8xf32>>
      %cast = memref.cast %alloca : memref<4x8xf32> to memref<?x8xf32, strided<[8, 1]>>
      scf.yield %cast, %c0, %c0 : memref<?x8xf32, strided<[8, 1]>>, index, index
    }
    %3 = vector.transfer_read %2#0[%2#1, %2#2], %arg2 {in_bounds = [true, true]} : memref<?x8xf32, strided<[8, 1]>>, vector<4x8xf32>
    return %3 : vector<4x8xf32>
  }
  func.func @w2(%arg0: memref<?x8xf32, strided<[?, 1], offset: ?>>, %arg1: index, %arg2: vector<4x8xf32>, %arg3: index) {
    %true = arith.constant true
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() {alignment = 32 : i64} : memref<4x8xf32>
    scf.for %arg4 = %c0 to %arg3 step %c1 {
      %0 = affine.apply #map2(%arg4)
      %dim = memref.dim %arg0, %c0 : memref<?x8xf32, strided<[?, 1], offset: ?>>
      %1 = arith.cmpi sle, %0, %dim : index
      %2:3 = scf.if %1 -> (memref<?x8xf32, strided<[?, 1], offset: ?>>, index, index) {
        scf.yield %arg0, %arg4, %arg1 : memref<?x8xf32, strided<[?, 1], offset: ?>>, index, index
      } else {
        %cast = memref.cast %alloca : memref<4x8xf32> to memref<?x8xf32, strided<[?, 1], offset: ?>>
        scf.yield %cast, %c0, %c0 : memref<?x8xf32, strided<[?, 1], offset: ?>>, index, index
      }
      vector.transfer_write %arg2, %2#0[%2#1, %2#2] {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x8xf32, strided<[?, 1], offset: ?>>
      %3 = arith.xori %1, %true : i1
      scf.if %3 {
        %4 = vector.type_cast %alloca : memref<4x8xf32> to memref<vector<4x8xf32>>
        %5 = memref.load %4[] : memref<vector<4x8xf32>>
        vector.transfer_write %5, %arg0[%arg4, %arg1] {in_bounds = [false, true]} : vector<4x8xf32>, memref<?x8xf32, strided<[?, 1], offset: ?>>
      }
    }
    return
  }
  func.func @w3(%arg0: memref<10x8xf32, 3>, %arg1: index, %arg2: vector<4x8xf32>) {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c2 = arith.constant 2 : index
    %alloca = memref.alloca() {alignment = 32 : i64} : memref<4x8xf32>
    %0 = affine.apply #map1()[%arg1]
    %1 = arith.cmpi sle, %0, %c8 : index
    %2:3 = scf.if %1 -> (memref<?x8xf32, strided<[8, 1]>>, index, index) {
      %memspacecast = memref.memory_space_cast %arg0 : memref<10x8xf32, 3> to memref<10x8xf32>
      %cast = memref.cast %memspacecast : memref<10x8xf32> to memref<?x8xf32, strided<[8, 1]>>
      scf.yield %cast, %c2, %arg1 : memref<?x8xf32, strided<[8, 1]>>, index, index
    } else {
      %cast = memref.cast %alloca : memref<4x8xf32> to memref<?x8xf32, strided<[8, 1]>>
      scf.yield %cast, %c0, %c0 : memref<?x8xf32, strided<[8, 1]>>, index, index
    }
    vector.transfer_write %arg2, %2#0[%2#1, %2#2] {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x8xf32, strided<[8, 1]>>
    %3 = arith.xori %1, %true : i1
    scf.if %3 {
      %4 = vector.type_cast %alloca : memref<4x8xf32> to memref<vector<4x8xf32>>
      %5 = memref.load %4[] : memref<vector<4x8xf32>>
      vector.transfer_write %5, %arg0[%c2, %arg1] {in_bounds = [true, false]} : vector<4x8xf32>, memref<10x8xf32, 3>
    }
    return
  }
  func.func @forall(%arg0: memref<?x8xf32>, %arg1: vector<4x8xf32>, %arg2: index) {
    %true = arith.constant true
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    scf.forall (%arg3, %arg4) in (%arg2, %arg2) {
      %alloca = memref.alloca() {alignment = 32 : i64} : memref<4x8xf32>
      %0 = affine.apply #map2(%arg3)
      %dim = memref.dim %arg0, %c0 : memref<?x8xf32>
      %1 = arith.cmpi sle, %0, %dim : index
      %2 = affine.apply #map3(%arg4)
      %3 = arith.cmpi sle, %2, %c8 : index
      %4 = arith.andi %1, %3 : i1
      %5:3 = scf.if %4 -> (memref<?x8xf32>, index, index) {
        scf.yield %arg0, %arg3, %arg4 : memref<?x8xf32>, index, index
      } else {
        %cast = memref.cast %alloca : memref<4x8xf32> to memref<?x8xf32>
        scf.yield %cast, %c0, %c0 : memref<?x8xf32>, index, index
      }
      vector.transfer_write %arg1, %5#0[%5#1, %5#2] {in_bounds = [true, true]} : vector<4x8xf32>, memref<?x8xf32>
      %6 = arith.xori %4, %true : i1
      scf.if %6 {
        %7 = vector.type_cast %alloca : memref<4x8xf32> to memref<vector<4x8xf32>>
        %8 = memref.load %7[] : memref<vector<4x8xf32>>
        vector.transfer_write %8, %arg0[%arg3, %arg4] : vector<4x8xf32>, memref<?x8xf32>
      }
    }
    return
  }
  func.func @oned(%arg0: memref<?xf32>, %arg1: index, %arg2: f32, %arg3: memref<?xf32>) -> vector<4xf32> {
    %true = arith.constant true
    %c0 = arith.constant 0 : index
    %alloca = memref.alloca() {alignment = 32 : i64} : memref<4xf32>
    %alloca_0 = memref.alloca() {alignment = 32 : i64} : memref<4xf32>
    %0 = affine.apply #map()[%arg1]
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %1 = arith.cmpi sle, %0, %dim : index
    %2:2 = scf.if %1 -> (memref<?xf32>, index) {
      scf.yield %arg0, %arg1 : memref<?xf32>, index
    } else {
      %9 = vector.transfer_read %arg0[%arg1], %arg2 : memref<?xf32>, vector<4xf32>
      %10 = vector.type_cast %alloca : memref<4xf32> to memref<vector<4xf32>>
      memref.store %9, %10[] : memref<vector<4xf32>>
      %cast = memref.cast %alloca : memref<4xf32> to memref<?xf32>
      scf.yield %cast, %c0 : memref<?xf32>, index
    }
    %3 = vector.transfer_read %2#0[%2#1], %arg2 {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
    %4 = affine.apply #map2(%arg1)
    %5 = affine.apply #map1()[%arg1]
    %dim_1 = memref.dim %arg3, %c0 : memref<?xf32>
    %6 = arith.cmpi sle, %5, %dim_1 : index
    %7:2 = scf.if %6 -> (memref<?xf32>, index) {
      scf.yield %arg3, %4 : memref<?xf32>, index
    } else {
      %cast = memref.cast %alloca_0 : memref<4xf32> to memref<?xf32>
      scf.yield %cast, %c0 : memref<?xf32>, index
    }
    vector.transfer_write %3, %7#0[%7#1] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
    %8 = arith.xori %6, %true : i1
    scf.if %8 {
      %9 = vector.type_cast %alloca_0 : memref<4xf32> to memref<vector<4xf32>>
      %10 = memref.load %9[] : memref<vector<4xf32>>
      vector.transfer_write %10, %arg3[%4] : vector<4xf32>, memref<?xf32>
    }
    return %3 : vector<4xf32>
  }
}

