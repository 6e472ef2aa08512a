// terrace opt --canonicalize=region-simplify=disabled
// Constants that nothing uses go without the simplification of regions.
func.func @plain() {
  %0 = ub.poison : memref<2xi64>
  %1 = arith.constant 1 : i32
  return
}
func.func @in_block(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.constant 1 : i32
  cf.br ^bb3
^bb2:
  cf.br ^bb3
^bb3:
  return
}
func.func @used_later(%n: index, %m: memref<?xi32>) {
  %0 = arith.constant 7 : i32
  scf.for %i = %n to %n step %n {
    %1 = arith.constant 7 : i32
    memref.store %1, %m[%i] : memref<?xi32>
    %2 = arith.constant 8 : i32
  }
  return
}
// ==== stdout ====
module {
  func.func @plain() {
    return
  }
  func.func @in_block(%arg0: i1) {
    return
  }
  func.func @used_later(%arg0: index, %arg1: memref<?xi32>) {
    return
  }
}

