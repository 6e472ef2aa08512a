// terrace opt --canonicalize --allow-unregistered-dialect
// Results times their strides, all of them, are the index that was taken apart; conditions of affine.if are left alone.
#s = affine_set<(d0, d1) : (d0 * 10 + d1 - 3 >= 0)>
func.func @f(%m: memref<100xf32>, %n: index, %v: f32) {
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 10 {
      %0:2 = affine.delinearize_index %i into (10, 10) : index, index
      %1:2 = affine.delinearize_index %n into (10, 10) : index, index
      // By way of operations: text has no place for `%0#1` in brackets.
      %x = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%0#0, %0#1)
      %y = affine.apply affine_map<(d0, d1) -> (d1 + d0 * 10)>(%1#0, %1#1)
      %a = affine.load %m[%x + %j] : memref<100xf32>
      affine.store %a, %m[%j + symbol(%y)] : memref<100xf32>
      %r = affine.apply affine_map<(d0, d1, d2) -> (d0 * 10 + d1 + d2)>(%0#0, %0#1, %j)
      %q = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 * 10 + d2)>(%j, %0#0, %0#1)
      "u.u"(%r, %q) : (index, index) -> ()
      affine.parallel (%p) = (%x) to (100) {
        "u.v"(%p) : (index) -> ()
      }
      affine.for %k = affine_map<(d0, d1) -> (d0 * 10 + d1)>(%0#0, %0#1) to min affine_map<(d0, d1) -> (d0 * 10 + d1, 100)>(%0#0, %0#1) {
        affine.if #s(%0#0, %0#1) { "u.v"(%k) : (index) -> () }
      }
    }
  }
  return
}
func.func @sums(%a: index, %b: index, %n: index) -> (index, index, index, index, index, index) {
  %0:2 = affine.delinearize_index %a into (2, 3) : index, index
  %1:3 = affine.delinearize_index %b into (2, 3, 4) : index, index, index
  %2:2 = affine.delinearize_index %a into (2, %n) : index, index
  // Other addends stay, in the order of the text or between these.
  %r = affine.apply affine_map<(d0, d1, d2) -> (d2 + d1 + d0 * 3)>(%0#0, %0#1, %b)
  // In an operand, twice.
  %s = affine.apply affine_map<(d0, d1) -> ((d1 + d0 * 3) floordiv 2 + d0 * 3 + d1)>(%0#0, %0#1)
  // Some results are not enough, nor other strides.
  %t = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%1#1, %1#2)
  %u = affine.apply affine_map<(d0, d1) -> (d0 * 12 + d1 * 4)>(%0#0, %0#1)
  // Unknown sizes are no strides.
  %v = affine.apply affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>(%2#0, %2#1)[%n]
  // A symbol among the results.
  %w = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 12 + s0 * 4 + d1 + d0)>(%1#0, %1#2)[%1#1]
  return %r, %s, %t, %u, %v, %w : index, index, index, index, index, index
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d0 + d1)>
#map1 = affine_map<(d0) -> (d0)>
#map2 = affine_map<()[s0, s1] -> (s0 + s1)>
#map3 = affine_map<()[s0] -> (s0 + s0 floordiv 2)>
#map4 = affine_map<()[s0, s1] -> (s0 * 4 + s1)>
#map5 = affine_map<()[s0, s1] -> (s0 * 12 + s1 * 4)>
#map6 = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
#set = affine_set<(d0, d1) : (d0 * 10 + d1 - 3 >= 0)>
module {
  func.func @f(%arg0: memref<100xf32>, %arg1: index, %arg2: f32) {
    affine.for %arg3 = 0 to 100 {
      affine.for %arg4 = 0 to 10 {
        %0:2 = affine.delinearize_index %arg3 into (10, 10) : index, index
        %1 = affine.load %arg0[%arg3 + %arg4] : memref<100xf32>
        affine.store %1, %arg0[%arg4 + symbol(%arg1)] : memref<100xf32>
        %2 = affine.apply #map(%arg4, %arg3)
        %3 = affine.apply #map(%arg4, %arg3)
        "u.u"(%2, %3) : (index, index) -> ()
        affine.parallel (%arg5) = (%arg3) to (100) {
          "u.v"(%arg5) : (index) -> ()
        }
        affine.for %arg5 = #map1(%arg3) to #map1(%arg3) {
          affine.if #set(%0#0, %0#1) {
            "u.v"(%arg5) : (index) -> ()
          }
        }
      }
    }
    return
  }
  func.func @sums(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index, index, index) {
    %0:2 = affine.delinearize_index %arg0 into (2, 3) : index, index
    %1:3 = affine.delinearize_index %arg1 into (2, 3, 4) : index, index, index
    %2:2 = affine.delinearize_index %arg0 into (2, %arg2) : index, index
    %3 = affine.apply #map2()[%arg1, %arg0]
    %4 = affine.apply #map3()[%arg0]
    %5 = affine.apply #map4()[%1#1, %1#2]
    %6 = affine.apply #map5()[%0#0, %0#1]
    %7 = affine.apply #map6()[%arg2, %2#0, %2#1]
    %8 = affine.apply #map2()[%arg1, %1#0]
    return %3, %4, %5, %6, %7, %8 : index, index, index, index, index, index
  }
}

