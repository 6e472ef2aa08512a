// terrace opt --canonicalize
// A quotient that is multiplied, or one of two that are added, has a rest that the division by a symbol does not leave out.
func.func @f(%s: index) -> (index, index, index, index) {
  %0 = affine.apply affine_map<()[s0] -> ((((s0 * 2) floordiv 3) * 12) floordiv s0)>()[%s]
  %1 = affine.apply affine_map<()[s0] -> (((s0 * 2) floordiv 3 + (s0 * 2) floordiv 3) floordiv s0)>()[%s]
  %2 = affine.apply affine_map<()[s0] -> (((s0 * 2) floordiv 3 + (s0 * 4) floordiv 5) floordiv s0)>()[%s]
  %3 = affine.apply affine_map<()[s0] -> (((s0 * 7) floordiv 3 + s0) floordiv s0)>()[%s]
  return %0, %1, %2, %3 : index, index, index, index
}
// ==== stdout ====
#map = affine_map<()[s0] -> ((((s0 * 2) floordiv 3) * 12) floordiv s0)>
#map1 = affine_map<()[s0] -> ((((s0 * 2) floordiv 3) * 2) floordiv s0)>
#map2 = affine_map<()[s0] -> (((s0 * 2) floordiv 3 + (s0 * 4) floordiv 5) floordiv s0)>
module {
  func.func @f(%arg0: index) -> (index, index, index, index) {
    %c3 = arith.constant 3 : index
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map1()[%arg0]
    %2 = affine.apply #map2()[%arg0]
    return %0, %1, %2, %c3 : index, index, index, index
  }
}

