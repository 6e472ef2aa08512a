// terrace opt --canonicalize --allow-unregistered-dialect
// affine: what the bounds of loops say of divisions, remainders, the least and the greatest.
func.func @ranges(%m: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 64 step 8 {
      affine.for %k = 4 to 12 step 4 {
      %a = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
      %b = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
      %c = affine.apply affine_map<(d0, d1) -> ((d0 + d1) floordiv 8)>(%j, %i)
      %d = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 8)>(%j, %i)
      %e = affine.apply affine_map<(d0) -> (d0 ceildiv 16)>(%i)
      %f = affine.apply affine_map<(d0) -> (d0 mod 4)>(%k)
      %g = affine.apply affine_map<(d0) -> (d0 mod 8)>(%j)
      %h = affine.apply affine_map<(d0, d1) -> ((d0 * 8 + d1) mod 8)>(%k, %i)
      %l = affine.apply affine_map<(d0, d1)[s0] -> ((d0 * 8 + d1 + s0) floordiv 4)>(%k, %i)[%n]
      %o = affine.min affine_map<(d0, d1) -> (d0 + 3, 100, d1 + 90)>(%i, %j)
      %p = affine.max affine_map<(d0) -> (d0, -1)>(%i)
      %q = affine.min affine_map<(d0) -> (64 - d0, 8)>(%j)
      %r = affine.min affine_map<(d0)[s0] -> (s0 - d0, 8)>(%j)[%n]
      "u.u"(%a, %b, %c, %d, %e, %f, %g, %h, %l) : (index, index, index, index, index, index, index, index, index) -> ()
      "u.u"(%o, %p, %q, %r) : (index, index, index, index) -> ()
      }
    }
  }
  affine.for %i = 0 to min affine_map<(d0) -> (d0 mod 8, 16)>(%n) { "u.u"(%i) : (index) -> () }
  affine.for %i = 0 to 10 {
    affine.for %j = max affine_map<(d0) -> (d0, 0)>(%i) to min affine_map<(d0) -> (d0 + 100, 20)>(%i) { "u.v"(%j) : (index) -> () }
    affine.for %j = max affine_map<(d0) -> (d0, 5, 3)>(%i) to min affine_map<(d0) -> (d0 + 5, 10, 10)>(%i) { "u.w"(%j) : (index) -> () }
  }
  return
}
func.func @zero(%x: f32) -> f32 {
  %r = affine.for %i = 10 to 4 iter_args(%a = %x) -> f32 { %q = "u.q"(%a) : (f32) -> f32  affine.yield %q : f32 }
  return %r : f32
}
func.func @minconst(%i: index) -> (index, index, index) {
  %c5 = arith.constant 5 : index
  %a = affine.min affine_map<(d0, d1) -> (d0, d1)>(%c5, %i)
  %b = affine.max affine_map<()[s0, s1] -> (s0 + 1, s1, 7)>()[%c5, %i]
  %c = affine.min affine_map<(d0) -> (d0, 1000, d0 + 512)>(%c5)
  return %a, %b, %c : index, index, index
}
func.func @mod2(%i: index, %j: index) -> (index, index, index) {
  %0 = affine.apply affine_map<(d0) -> (d0 * 8)>(%i)
  %1 = affine.apply affine_map<(d0, d1) -> ((d0 + d1) mod 8)>(%0, %j)
  %2 = affine.apply affine_map<(d0, d1) -> ((d0 + d1 mod 8) floordiv 8)>(%0, %j)
  %3 = affine.apply affine_map<(d0, d1) -> (d0 - d1 + d1)>(%0, %j)
  return %1, %2, %3 : index, index, index
}
func.func @unused(%i: index, %j: index, %m: memref<4x4xf32>) -> (index, f32) {
  %0 = affine.apply affine_map<(d0, d1, d2)[s0] -> (d0 + s0)>(%i, %j, %i)[%j]
  affine.for %k = 0 to 4 {
    %1 = affine.load %m[%k, %k] : memref<4x4xf32>
    affine.store %1, %m[%k, %i - %i] {tag} : memref<4x4xf32>
    affine.for %l = affine_map<(d0) -> (d0)>(%k) to 4 { affine.store %1, %m[%k, %l] : memref<4x4xf32> }
  }
  %2 = affine.load %m[0, 1] : memref<4x4xf32>
  return %0, %2 : index, f32
}
func.func @par(%n: index, %m: memref<100xf32>) {
  %c2 = arith.constant 2 : index
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  affine.parallel (%i) = (%c2) to (%0) step (2) {
    %a = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %1 = affine.load %m[%a] : memref<100xf32>
    affine.store %1, %m[%i] : memref<100xf32>
  }
  affine.parallel (%i) = (0) to (0) { "u.u"(%i) : (index) -> () }
  return
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0 floordiv 8)>
#map1 = affine_map<(d0) -> (d0 ceildiv 16)>
#map2 = affine_map<(d0, d1)[s0] -> ((d0 * 8 + d1 + s0) floordiv 4)>
#map3 = affine_map<(d0, d1) -> (100, d1 + 90, d0 + 3)>
#map4 = affine_map<(d0) -> (-1, d0)>
#map5 = affine_map<(d0) -> (-d0 + 64, 8)>
#map6 = affine_map<(d0)[s0] -> (-d0 + s0, 8)>
#map7 = affine_map<()[s0] -> (s0 mod 8)>
#map8 = affine_map<(d0) -> (d0)>
#map9 = affine_map<(d0) -> (d0, 5)>
#map10 = affine_map<(d0) -> (d0 + 5, 10)>
#map11 = affine_map<()[s0] -> (5, s0)>
#map12 = affine_map<()[s0] -> (6, 7, s0)>
#map13 = affine_map<()[s0] -> (s0 * 8)>
#map14 = affine_map<()[s0, s1] -> (s0 + s1)>
module {
  func.func @ranges(%arg0: memref<100xf32>, %arg1: index) {
    %c0 = arith.constant 0 : index
    affine.for %arg2 = 0 to 8 {
      affine.for %arg3 = 0 to 64 step 8 {
        affine.for %arg4 = 4 to 12 step 4 {
          %0 = affine.apply #map(%arg3)
          %1 = affine.apply #map1(%arg2)
          %2 = affine.apply #map2(%arg4, %arg2)[%arg1]
          %3 = affine.min #map3(%arg2, %arg3)
          %4 = affine.max #map4(%arg2)
          %5 = affine.min #map5(%arg3)
          %6 = affine.min #map6(%arg3)[%arg1]
          "u.u"(%arg2, %c0, %0, %arg2, %1, %c0, %c0, %arg2, %2) : (index, index, index, index, index, index, index, index, index) -> ()
          "u.u"(%3, %4, %5, %6) : (index, index, index, index) -> ()
        }
      }
    }
    affine.for %arg2 = 0 to #map7()[%arg1] {
      "u.u"(%arg2) : (index) -> ()
    }
    affine.for %arg2 = 0 to 10 {
      affine.for %arg3 = #map8(%arg2) to 20 {
        "u.v"(%arg3) : (index) -> ()
      }
      affine.for %arg3 = max #map9(%arg2) to min #map10(%arg2) {
        "u.w"(%arg3) : (index) -> ()
      }
    }
    return
  }
  func.func @zero(%arg0: f32) -> f32 {
    return %arg0 : f32
  }
  func.func @minconst(%arg0: index) -> (index, index, index) {
    %c5 = arith.constant 5 : index
    %0 = affine.min #map11()[%arg0]
    %1 = affine.max #map12()[%arg0]
    return %0, %1, %c5 : index, index, index
  }
  func.func @mod2(%arg0: index, %arg1: index) -> (index, index, index) {
    %0 = affine.apply #map7()[%arg1]
    %1 = affine.apply #map13()[%arg0]
    return %0, %arg0, %1 : index, index, index
  }
  func.func @unused(%arg0: index, %arg1: index, %arg2: memref<4x4xf32>) -> (index, f32) {
    %0 = affine.apply #map14()[%arg1, %arg0]
    affine.for %arg3 = 0 to 4 {
      %2 = affine.load %arg2[%arg3, %arg3] : memref<4x4xf32>
      affine.store %2, %arg2[%arg3, 0] : memref<4x4xf32>
      affine.for %arg4 = #map8(%arg3) to 4 {
        affine.store %2, %arg2[%arg3, %arg4] : memref<4x4xf32>
      }
    }
    %1 = affine.load %arg2[0, 1] : memref<4x4xf32>
    return %0, %1 : index, f32
  }
  func.func @par(%arg0: index, %arg1: memref<100xf32>) {
    affine.parallel (%arg2) = (2) to (symbol(%arg0) + 1) step (2) {
      %0 = affine.load %arg1[%arg2 + 1] : memref<100xf32>
      affine.store %0, %arg1[%arg2] : memref<100xf32>
    }
    affine.parallel (%arg2) = (0) to (0) {
      "u.u"(%arg2) : (index) -> ()
    }
    return
  }
}

