// terrace opt --split-input-file
// A loop has an operand for each input of its bounds.
func.func @for(%n: index) {
  "affine.for"(%n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<(d0) -> (d0)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : (index) -> ()
  return
}
// -----
func.func @parallel(%n: index) {
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0)[s0] -> (d0 + s0)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}
// ==== stdout ====
// -----
// ==== stderr ====
<stdin>:4:3: error: 'affine.for' op bound operand count (0) and bound map dimension and symbol count (1) must match
  "affine.for"(%n) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<(d0) -> (d0)>}> ({
  ^
<stdin>:4:3: note: see current operation: 
"affine.for"(%arg0) <{lowerBoundMap = affine_map<(d0) -> (d0)>, operandSegmentSizes = array<i32: 1, 0, 0>, step = 1 : index, upperBoundMap = affine_map<(d0) -> (d0)>}> ({
^bb0(%arg1: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
<stdin>:12:3: error: 'affine.parallel' op bound operand count (0) and bound map dimension and symbol count (2) must match
  "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0)[s0] -> (d0 + s0)>}> ({
  ^
<stdin>:12:3: note: see current operation: 
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = affine_map<(d0)[s0] -> (d0 + s0)>}> ({
^bb0(%arg1: index):
  "affine.yield"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
