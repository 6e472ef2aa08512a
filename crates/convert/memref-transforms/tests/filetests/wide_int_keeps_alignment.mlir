// terrace opt --memref-emulate-wide-int
// Pairs of narrower integers are where the wide ones were, aligned as these are.
func.func @f(%i: index) {
  %m = memref.alloc() : memref<4xi64>
  %r = memref.load %m[%i] {alignment = 4 : i64} : memref<4xi64>
  memref.store %r, %m[%i] {alignment = 2 : i64} : memref<4xi64>
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: index) {
    %alloc = memref.alloc() : memref<4xvector<2xi32>>
    %0 = memref.load %alloc[%arg0] {alignment = 4 : i64} : memref<4xvector<2xi32>>
    memref.store %0, %alloc[%arg0] {alignment = 2 : i64} : memref<4xvector<2xi32>>
    return
  }
}

