// terrace opt --int-range-optimizations
// A size of an unknown dimension is one of all sizes.
func.func @one(%m: memref<4xi32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<4xi32>
  return %0 : index
}
func.func @some(%m: memref<4x8xi32>, %i: index, %n: index) -> (i1, i1) {
  %0 = memref.dim %m, %i : memref<4x8xi32>
  %c4 = arith.constant 4 : index
  %1 = arith.cmpi sge, %0, %c4 : index
  %2 = arith.cmpi sgt, %0, %c4 : index
  return %1, %2 : i1, i1
}
func.func @known(%m: memref<4x8xi32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<4x8xi32>
  return %0 : index
}
func.func @dynamic(%m: memref<4x?xi32>, %i: index) -> i1 {
  %0 = memref.dim %m, %i : memref<4x?xi32>
  %c0 = arith.constant 0 : index
  %1 = arith.cmpi sge, %0, %c0 : index
  return %1 : i1
}
// ==== stdout ====
module {
  func.func @one(%arg0: memref<4xi32>, %arg1: index) -> index {
    %c4 = arith.constant 4 : index
    return %c4 : index
  }
  func.func @some(%arg0: memref<4x8xi32>, %arg1: index, %arg2: index) -> (i1, i1) {
    %true = arith.constant true
    %c4 = arith.constant 4 : index
    %dim = memref.dim %arg0, %arg1 : memref<4x8xi32>
    %0 = arith.cmpi sgt, %dim, %c4 : index
    return %true, %0 : i1, i1
  }
  func.func @known(%arg0: memref<4x8xi32>) -> index {
    %c8 = arith.constant 8 : index
    return %c8 : index
  }
  func.func @dynamic(%arg0: memref<4x?xi32>, %arg1: index) -> i1 {
    %true = arith.constant true
    return %true : i1
  }
}

