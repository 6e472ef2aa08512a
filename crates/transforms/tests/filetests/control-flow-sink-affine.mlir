// terrace opt --control-flow-sink
// What is a dimension or symbol only because it is defined directly in the function stays there; constants and what is
// computed from symbols alone is sunk.
func.func @dim(%m: memref<8xi32>, %a: index, %c: i1) -> i32 {
  %c8 = index.constant 8
  %n = index.remu %a, %c8
  %z = arith.constant 0 : i32
  %r = scf.if %c -> (i32) {
    %v = affine.load %m[%n] : memref<8xi32>
    scf.yield %v : i32
  } else {
    scf.yield %z : i32
  }
  return %r : i32
}
func.func @symbol(%m: memref<?xi32>, %a: index, %b: index, %c: i1) {
  %n = arith.divsi %a, %b : index
  %o = arith.constant 1 : i32
  scf.if %c {
    affine.store %o, %m[symbol(%n)] : memref<?xi32>
  }
  return
}
// By way of other operations.
func.func @chain(%m: memref<?xi32>, %a: index, %b: i32, %c: i1) {
  %i = arith.index_cast %b : i32 to index
  %j = arith.addi %i, %a : index
  %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%j)
  %o = arith.constant 1 : i32
  scf.if %c {
    affine.for %x = 0 to %k {
      affine.store %o, %m[%x + %j] : memref<?xi32>
    }
  }
  return
}
// Sizes of what is not directly in the function.
func.func @size(%m: memref<4x?xi32>, %c: i1) {
  %c1 = arith.constant 1 : index
  %d = memref.cast %m : memref<4x?xi32> to memref<?x?xi32>
  %n = memref.dim %d, %c1 : memref<?x?xi32>
  %o = arith.constant 1 : i32
  scf.if %c {
    affine.for %x = 0 to %n {
      affine.store %o, %m[0, %x] : memref<4x?xi32>
    }
  }
  return
}
// Valid wherever they are.
func.func @sunk(%m: memref<?xi32>, %a: index, %b: index, %c: i1) {
  %c8 = arith.constant 8 : index
  %n = arith.addi %a, %c8 : index
  %s = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%b]
  %q = arith.divsi %a, %b : index
  %o = arith.constant 1 : i32
  scf.if %c {
    affine.store %o, %m[%s] : memref<?xi32>
    memref.store %o, %m[%q] : memref<?xi32>
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0)[s0] -> (d0 + s0)>
module {
  func.func @dim(%arg0: memref<8xi32>, %arg1: index, %arg2: i1) -> i32 {
    %idx8 = index.constant 8
    %0 = index.remu %arg1, %idx8
    %1 = scf.if %arg2 -> (i32) {
      %2 = affine.load %arg0[%0] : memref<8xi32>
      scf.yield %2 : i32
    } else {
      %c0_i32 = arith.constant 0 : i32
      scf.yield %c0_i32 : i32
    }
    return %1 : i32
  }
  func.func @symbol(%arg0: memref<?xi32>, %arg1: index, %arg2: index, %arg3: i1) {
    %0 = arith.divsi %arg1, %arg2 : index
    scf.if %arg3 {
      %c1_i32 = arith.constant 1 : i32
      affine.store %c1_i32, %arg0[symbol(%0)] : memref<?xi32>
    }
    return
  }
  func.func @chain(%arg0: memref<?xi32>, %arg1: index, %arg2: i32, %arg3: i1) {
    %0 = arith.index_cast %arg2 : i32 to index
    %c1_i32 = arith.constant 1 : i32
    scf.if %arg3 {
      %1 = arith.addi %0, %arg1 : index
      %2 = affine.apply #map(%1)
      affine.for %arg4 = 0 to %2 {
        affine.store %c1_i32, %arg0[%arg4 + %1] : memref<?xi32>
      }
    }
    return
  }
  func.func @size(%arg0: memref<4x?xi32>, %arg1: i1) {
    %cast = memref.cast %arg0 : memref<4x?xi32> to memref<?x?xi32>
    %c1_i32 = arith.constant 1 : i32
    scf.if %arg1 {
      %c1 = arith.constant 1 : index
      %dim = memref.dim %cast, %c1 : memref<?x?xi32>
      affine.for %arg2 = 0 to %dim {
        affine.store %c1_i32, %arg0[0, %arg2] : memref<4x?xi32>
      }
    }
    return
  }
  func.func @sunk(%arg0: memref<?xi32>, %arg1: index, %arg2: index, %arg3: i1) {
    scf.if %arg3 {
      %c8 = arith.constant 8 : index
      %0 = arith.addi %arg1, %c8 : index
      %1 = affine.apply #map1(%0)[%arg2]
      %2 = arith.divsi %arg1, %arg2 : index
      %c1_i32 = arith.constant 1 : i32
      affine.store %c1_i32, %arg0[%1] : memref<?xi32>
      memref.store %c1_i32, %arg0[%2] : memref<?xi32>
    }
    return
  }
}

