// terrace opt --affine-expand-index-ops-as-affine
// Products of sizes grow outwards.
func.func @delinearize(%i: index, %a: index, %b: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %i into (4, %a, %b, 5) : index, index, index, index
  return %0#0, %0#1, %0#2, %0#3 : index, index, index, index
}
// ==== stdout ====
#map = affine_map<()[s0, s1, s2] -> (s2 floordiv (s0 * (s1 * 5)))>
#map1 = affine_map<()[s0, s1, s2] -> ((s2 mod (s0 * (s1 * 5))) floordiv (s1 * 5))>
#map2 = affine_map<()[s0, s1, s2] -> (((s2 mod (s0 * (s1 * 5))) mod (s1 * 5)) floordiv 5)>
#map3 = affine_map<()[s0, s1, s2] -> (((s2 mod (s0 * (s1 * 5))) mod (s1 * 5)) mod 5)>
module {
  func.func @delinearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %0 = affine.apply #map()[%arg1, %arg2, %arg0]
    %1 = affine.apply #map1()[%arg1, %arg2, %arg0]
    %2 = affine.apply #map2()[%arg1, %arg2, %arg0]
    %3 = affine.apply #map3()[%arg1, %arg2, %arg0]
    return %0, %1, %2, %3 : index, index, index, index
  }
}

