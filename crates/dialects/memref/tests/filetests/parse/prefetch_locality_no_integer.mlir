// terrace opt --split-input-file
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<[4]>, data : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  affine.prefetch %m[%i], read, locality<@a>, data : memref<4xf32>
  return
}
// -----
func.func @f(%m: memref<4xf32>, %i: index) {
  memref.prefetch %m[%i], read, locality<2 : i64>, data : memref<4xf32>
  return
}
// ==== stdout ====
// -----
// -----
// ==== stderr ====
<stdin>:3:42: error: custom op 'memref.prefetch' invalid kind of attribute specified
  memref.prefetch %m[%i], read, locality<[4]>, data : memref<4xf32>
                                         ^
<stdin>:8:42: error: custom op 'affine.prefetch' invalid kind of attribute specified
  affine.prefetch %m[%i], read, locality<@a>, data : memref<4xf32>
                                         ^
<stdin>:13:43: error: expected '>'
  memref.prefetch %m[%i], read, locality<2 : i64>, data : memref<4xf32>
                                          ^
// ==== exit 1 ====
