// terrace opt --memref-emulate-wide-int
// Pairs of narrower integers are where the wide ones were, aligned as these are.
func.func @f(%m: memref<4xi64>, %i: index) {
  %r = memref.load %m[%i] {alignment = 4 : i64} : memref<4xi64>
  memref.store %r, %m[%i] {alignment = 2 : i64} : memref<4xi64>
  return
}
