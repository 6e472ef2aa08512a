// terrace opt --inline
// A function goes into an affine loop only if its dimensions and symbols stay valid there.
func.func private @divides(%m: memref<?xi32>, %a: index, %b: index) -> i32 {
  %n = arith.divsi %a, %b : index
  %v = affine.load %m[symbol(%n)] : memref<?xi32>
  return %v : i32
}
func.func private @adds(%m: memref<?xi32>, %a: index, %b: index) -> i32 {
  %n = arith.addi %a, %b : index
  %v = affine.load %m[%n] : memref<?xi32>
  return %v : i32
}
func.func private @loads(%m: memref<?xi32>, %a: index, %b: index) -> i32 {
  %v = affine.load %m[%a + symbol(%b)] : memref<?xi32>
  return %v : i32
}
func.func private @stores(%m: memref<?xi32>, %a: index) {
  %c0 = arith.constant 0 : index
  %o = arith.constant 7 : i32
  %d = memref.dim %m, %c0 : memref<?xi32>
  affine.store %o, %m[%a - symbol(%d)] : memref<?xi32>
  return
}
func.func @f(%m: memref<?xi32>, %o: memref<?xi32>, %a: index, %b: index) {
  affine.for %i = 0 to 8 {
    %u = func.call @divides(%m, %a, %b) : (memref<?xi32>, index, index) -> i32
    affine.store %u, %o[%i] : memref<?xi32>
    %v = func.call @adds(%m, %a, %b) : (memref<?xi32>, index, index) -> i32
    affine.store %v, %o[%i] : memref<?xi32>
    %w = func.call @loads(%m, %i, %b) : (memref<?xi32>, index, index) -> i32
    affine.store %w, %o[%i] : memref<?xi32>
    %x = func.call @loads(%m, %i, %i) : (memref<?xi32>, index, index) -> i32
    affine.store %x, %o[%i] : memref<?xi32>
    %p = memref.load %o[%i] : memref<?xi32>
    %q = arith.index_cast %p : i32 to index
    %y = func.call @loads(%m, %q, %b) : (memref<?xi32>, index, index) -> i32
    affine.store %y, %o[%i] : memref<?xi32>
    func.call @stores(%m, %i) : (memref<?xi32>, index) -> ()
  }
  return
}
// ==== stdout ====
module {
  func.func private @divides(%arg0: memref<?xi32>, %arg1: index, %arg2: index) -> i32 {
    %0 = arith.divsi %arg1, %arg2 : index
    %1 = affine.load %arg0[symbol(%0)] : memref<?xi32>
    return %1 : i32
  }
  func.func private @adds(%arg0: memref<?xi32>, %arg1: index, %arg2: index) -> i32 {
    %0 = arith.addi %arg1, %arg2 : index
    %1 = affine.load %arg0[symbol(%0)] : memref<?xi32>
    return %1 : i32
  }
  func.func private @loads(%arg0: memref<?xi32>, %arg1: index, %arg2: index) -> i32 {
    %0 = affine.load %arg0[symbol(%arg2) + symbol(%arg1)] : memref<?xi32>
    return %0 : i32
  }
  func.func @f(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: index, %arg3: index) {
    %c7_i32 = arith.constant 7 : i32
    %c0 = arith.constant 0 : index
    affine.for %arg4 = 0 to 8 {
      %0 = func.call @divides(%arg0, %arg2, %arg3) : (memref<?xi32>, index, index) -> i32
      affine.store %0, %arg1[%arg4] : memref<?xi32>
      %1 = func.call @adds(%arg0, %arg2, %arg3) : (memref<?xi32>, index, index) -> i32
      affine.store %1, %arg1[%arg4] : memref<?xi32>
      %2 = affine.load %arg0[%arg4 + symbol(%arg3)] : memref<?xi32>
      affine.store %2, %arg1[%arg4] : memref<?xi32>
      %3 = affine.load %arg0[%arg4 * 2] : memref<?xi32>
      affine.store %3, %arg1[%arg4] : memref<?xi32>
      %4 = memref.load %arg1[%arg4] : memref<?xi32>
      %5 = arith.index_cast %4 : i32 to index
      %6 = func.call @loads(%arg0, %5, %arg3) : (memref<?xi32>, index, index) -> i32
      affine.store %6, %arg1[%arg4] : memref<?xi32>
      %dim = memref.dim %arg0, %c0 : memref<?xi32>
      affine.store %c7_i32, %arg0[%arg4 - symbol(%dim)] : memref<?xi32>
    }
    return
  }
}

