// terrace opt --split-input-file
// Steps of loops are positive.
func.func @zero(%m: memref<10xi32>, %x: i32) {
  affine.for %i = 0 to 10 step 0 {
    affine.store %x, %m[%i] : memref<10xi32>
  }
  return
}
// -----
func.func @generic_zero() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}
// -----
func.func @generic_negative() {
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = -2 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}
// -----
func.func @parallel_zero() {
  affine.parallel (%i) = (0) to (10) step (0) {
  }
  return
}
// -----
func.func @parallel_negative() {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1, -2) {
  }
  return
}
// -----
func.func @positive() {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1, 2) {
  }
  affine.for %i = 0 to 10 step 9223372036854775807 {
  }
  return
}
