// terrace opt --affine-expand-index-ops-as-affine
// What puts all results of a delinearization together again is its index.
func.func @lindelin(%arg0: index) -> (index, index) {
  %0:3 = affine.delinearize_index %arg0 into (2, 3, 4) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, 3, 4) : index
  %2 = affine.linearize_index [%0#1, %0#2] by (3, 4) : index
  return %1, %2: index, index
}
func.func @more(%a: index, %b: index) -> (index, index) {
  %0:2 = affine.delinearize_index %a into (2, 3) : index, index
  %1 = affine.linearize_index [%b, %0#0, %0#1] by (2, 2, 3) : index
  %2 = affine.linearize_index [%0#0, %0#1, %b] by (2, 3, 4) : index
  return %1, %2 : index, index
}
// ==== stdout ====
#map = affine_map<()[s0] -> ((s0 mod 12) floordiv 4)>
#map1 = affine_map<()[s0] -> (s0 mod 4)>
#map2 = affine_map<()[s0, s1] -> (s0 * 4 + s1)>
#map3 = affine_map<()[s0] -> (s0 floordiv 3)>
#map4 = affine_map<()[s0] -> (s0 mod 3)>
#map5 = affine_map<()[s0, s1] -> (s0 * 6 + s1)>
#map6 = affine_map<()[s0, s1, s2] -> (s0 * 12 + s1 * 4 + s2)>
module {
  func.func @lindelin(%arg0: index) -> (index, index) {
    %0 = affine.apply #map()[%arg0]
    %1 = affine.apply #map1()[%arg0]
    %2 = affine.apply #map2()[%0, %1]
    return %arg0, %2 : index, index
  }
  func.func @more(%arg0: index, %arg1: index) -> (index, index) {
    %0 = affine.apply #map3()[%arg0]
    %1 = affine.apply #map4()[%arg0]
    %2 = affine.apply #map5()[%arg1, %arg0]
    %3 = affine.apply #map6()[%0, %1, %arg1]
    return %2, %3 : index, index
  }
}

