// terrace opt
func.func @f(%n: index) {
  affine.parallel (%i, %j) = (0, max()) to (10, %n) {
  }
  return
}
// ==== stderr ====
<stdin>:3:3: error: 'affine.parallel' op expected lower bound map to have at least one result
  affine.parallel (%i, %j) = (0, max()) to (10, %n) {
  ^
<stdin>:3:3: note: see current operation: 
"affine.parallel"(%arg0) <{lowerBoundsGroups = dense<[1, 0]> : tensor<2xi32>, lowerBoundsMap = affine_map<() -> (0)>, reductions = [], steps = [1, 1], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<(d0) -> (10, d0)>}> ({
^bb0(%arg1: index, %arg2: index):
  "affine.yield"() : () -> ()
}) : (index) -> ()
// ==== exit 1 ====
