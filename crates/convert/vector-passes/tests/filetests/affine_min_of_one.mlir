// terrace opt --pass-pipeline="builtin.module(func.func(lower-vector-multi-reduction))"
// Folding leaves the least of one number to `canonicalize`, but for a dimension with a symbol besides.
func.func @f(%i: index) -> (index, index, index) {
  %a = affine.min affine_map<(d0) -> (d0)>(%i)
  %b = affine.max affine_map<()[s0] -> (s0)>()[%i]
  %c = affine.min affine_map<(d0)[s0] -> (d0)>(%i)[%i]
  return %a, %b, %c : index, index, index
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0)>
#map1 = affine_map<()[s0] -> (s0)>
module {
  func.func @f(%arg0: index) -> (index, index, index) {
    %0 = affine.min #map(%arg0)
    %1 = affine.max #map1()[%arg0]
    return %0, %1, %arg0 : index, index, index
  }
}

