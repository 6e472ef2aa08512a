// terrace opt --affine-expand-index-ops-as-affine --allow-unregistered-dialect
// Maps are composed; constants and what is known go into them.
func.func @delinearize(%i: index, %a: index, %b: index) -> (index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %0:3 = affine.delinearize_index %i into (%a, 4, %b) : index, index, index
  %1:2 = affine.delinearize_index %i into (%c4) : index, index
  return %0#0, %0#1, %0#2, %1#0, %1#1 : index, index, index, index, index
}
func.func @known(%a: index) -> (index, index, index) {
  %c50 = arith.constant 50 : index
  %0:3 = affine.delinearize_index %c50 into (%a, 4, 3) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}
func.func @one(%i: index, %a: index) -> (index, index, index) {
  %0:1 = affine.delinearize_index %i into (%a) : index
  %1:1 = affine.delinearize_index %i into () : index
  %2 = affine.linearize_index [%i] by (%a) : index
  return %0, %1, %2 : index, index, index
}
func.func @linearize(%i: index, %j: index, %k: index, %a: index, %b: index) -> (index, index, index, index) {
  %0 = affine.linearize_index [%i, %j, %k] by (%a, 4, %b) : index
  %1 = affine.linearize_index disjoint [%i, %j, %k] by (4, %b) : index
  %2 = affine.linearize_index [%i, %k, %a] by (4, 5, 6) : index
  %3 = affine.linearize_index [] by () : index
  return %0, %1, %2, %3 : index, index, index, index
}
func.func @loop(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0:2 = affine.delinearize_index %i into (8, 4) : index, index
    %1 = affine.linearize_index [%0#1, %i, %n] by (3, 4, %n) : index
    %2 = memref.load %m[%1] : memref<?xf32>
    "test.use"(%2) : (f32) -> ()
  }
  return
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 4))>
#map1 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 4)) floordiv s0)>
#map2 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 4)) mod s0)>
#map3 = affine_map<()[s0] -> (s0 floordiv 4)>
#map4 = affine_map<()[s0] -> (s0 mod 4)>
#map5 = affine_map<()[s0, s1, s2, s3] -> (s1 * s2 + s3 + s0 * (s2 * 4))>
#map6 = affine_map<()[s0, s1, s2] -> (s0 * 30 + s1 * 6 + s2)>
#map7 = affine_map<(d0) -> (d0 mod 4)>
#map8 = affine_map<(d0, d1)[s0] -> (d1 * s0 + s0 + d0 * (s0 * 4))>
module {
  func.func @delinearize(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index) {
    %0 = affine.apply #map()[%arg2, %arg0]
    %1 = affine.apply #map1()[%arg2, %arg0]
    %2 = affine.apply #map2()[%arg2, %arg0]
    %3 = affine.apply #map3()[%arg0]
    %4 = affine.apply #map4()[%arg0]
    return %0, %1, %2, %3, %4 : index, index, index, index, index
  }
  func.func @known(%arg0: index) -> (index, index, index) {
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    return %c4, %c0, %c2 : index, index, index
  }
  func.func @one(%arg0: index, %arg1: index) -> (index, index, index) {
    return %arg0, %arg0, %arg0 : index, index, index
  }
  func.func @linearize(%arg0: index, %arg1: index, %arg2: index, %arg3: index, %arg4: index) -> (index, index, index, index) {
    %c0 = arith.constant 0 : index
    %0 = affine.apply #map5()[%arg0, %arg1, %arg4, %arg2]
    %1 = affine.apply #map5()[%arg0, %arg1, %arg4, %arg2]
    %2 = affine.apply #map6()[%arg0, %arg2, %arg3]
    return %0, %1, %2, %c0 : index, index, index, index
  }
  func.func @loop(%arg0: memref<?xf32>, %arg1: index) {
    affine.for %arg2 = 0 to %arg1 {
      %0 = affine.apply #map7(%arg2)
      %1 = affine.apply #map8(%0, %arg2)[%arg1]
      %2 = memref.load %arg0[%1] : memref<?xf32>
      "test.use"(%2) : (f32) -> ()
    }
    return
  }
}

