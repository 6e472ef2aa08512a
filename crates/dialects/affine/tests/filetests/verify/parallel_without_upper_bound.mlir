// terrace opt
func.func @f(%n: index) {
  affine.parallel (%i, %j) = (0, 0) to (10, min()) {
  }
  return
}
// ==== stderr ====
<stdin>:3:3: error: 'affine.parallel' op expected upper bound map to have at least one result
  affine.parallel (%i, %j) = (0, 0) to (10, min()) {
  ^
<stdin>:3:3: note: see current operation: 
"affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0, 0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<[1, 0]> : tensor<2xi32>, upperBoundsMap = affine_map<() -> (10)>}> ({
^bb0(%arg1: index, %arg2: index):
  "affine.yield"() : () -> ()
}) : () -> ()
// ==== exit 1 ====
