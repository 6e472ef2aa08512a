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
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
module {
  func.func @positive() {
    affine.parallel (%arg0, %arg1) = (0, 0) to (10, 10) step (1, 2) {
    }
    affine.for %arg0 = 0 to 10 step 9223372036854775807 {
    }
    return
  }
}

// ==== stderr ====
<stdin>:4:32: error: custom op 'affine.for' expected step to be representable as a positive signed integer
  affine.for %i = 0 to 10 step 0 {
                               ^
<stdin>:11:3: error: 'affine.for' op expected step to be representable as a positive signed integer
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^
<stdin>:11:3: note: see current operation: 
"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 0 : index, upperBoundMap = affine_map<() -> (10)>}> ({
^bb0(%arg0: index):
  "affine.yield"() : () -> ()
}) : () -> ()
<stdin>:19:3: error: 'affine.for' op expected step to be representable as a positive signed integer
  "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = -2 : index, upperBoundMap = affine_map<() -> (10)>}> ({
  ^
<stdin>:19:3: note: see current operation: 
"affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = -2 : index, upperBoundMap = affine_map<() -> (10)>}> ({
^bb0(%arg0: index):
  "affine.yield"() : () -> ()
}) : () -> ()
<stdin>:27:3: error: 'affine.parallel' op expected step to be representable as a positive signed integer
  affine.parallel (%i) = (0) to (10) step (0) {
  ^
<stdin>:27:3: note: see current operation: 
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [0], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%arg0: index):
  "affine.yield"() : () -> ()
}) : () -> ()
<stdin>:33:3: error: 'affine.parallel' op expected step to be representable as a positive signed integer
  affine.parallel (%i, %j) = (0, 0) to (10, 10) step (1, -2) {
  ^
<stdin>:33:3: note: see current operation: 
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0, 0)>, reductions = [], steps = [1, -2], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (10, 10)>}> ({
^bb0(%arg0: index, %arg1: index):
  "affine.yield"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
