// terrace opt --canonicalize --allow-unregistered-dialect
// affine: loops, conditions, accesses, maps, least and greatest.
#id = affine_map<(d0) -> (d0)>
func.func @loops(%m: memref<100xf32>, %n: index, %x: f32, %y: i32) -> (f32, f32, f32, i32, index) {
  affine.for %i = 0 to 10 { }
  %r = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 { affine.yield %a : f32 }
  %s = affine.for %i = 0 to %n iter_args(%a = %x) -> f32 { affine.yield %a : f32 }
  %t = affine.for %i = 0 to 0 iter_args(%a = %x) -> f32 { %q = "u.q"() : () -> f32 affine.yield %q : f32 }
  %u:2 = affine.for %i = 0 to 5 iter_args(%a = %y, %b = %y) -> (i32, i32) { affine.yield %b, %a : i32, i32 }
  %v = affine.for %i = 0 to 5 iter_args(%a = %n) -> index { affine.yield %i : index }
  affine.for %i = 5 to 5 { "u.u"(%i) : (index) -> () }
  affine.for %i = 5 to 6 { "u.v"(%i) : (index) -> () }
  affine.for %i = 0 to %n { }
  return %r, %s, %t, %u#0, %v : f32, f32, f32, i32, index
}
func.func @loop2(%x: i32, %y: i32, %n: index) -> (i32, i32, i32, i32) {
  %u:2 = affine.for %i = 0 to 5 iter_args(%a = %y, %b = %y) -> (i32, i32) { affine.yield %x, %y : i32, i32 }
  %v:2 = affine.for %i = 0 to %n iter_args(%a = %y, %b = %y) -> (i32, i32) { affine.yield %x, %y : i32, i32 }
  return %u#0, %u#1, %v#0, %v#1 : i32, i32, i32, i32
}
func.func @loop3(%x: i32, %y: i32, %n: index) -> (i32, i32, i32, i32, i32, i32) {
  %u:2 = affine.for %i = 0 to 5 iter_args(%a = %x, %b = %y) -> (i32, i32) { affine.yield %b, %a : i32, i32 }
  %v:2 = affine.for %i = 0 to 1 iter_args(%a = %x, %b = %y) -> (i32, i32) { affine.yield %b, %a : i32, i32 }
  %w:2 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %y) -> (i32, i32) { affine.yield %a, %b : i32, i32 }
  return %u#0, %u#1, %v#0, %v#1, %w#0, %w#1 : i32, i32, i32, i32, i32, i32
}
func.func @loop4(%x: i32, %y: i32, %n: index) -> (i32, i32) {
  %v:2 = affine.for %i = 0 to %n iter_args(%a = %x, %b = %y) -> (i32, i32) { affine.yield %b, %a : i32, i32 }
  return %v#0, %v#1 : i32, i32
}
func.func @ifs(%n: index, %f: f32, %g: f32) -> (f32, f32, f32) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) { "u.a"() : () -> () } else { }
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) { } else { }
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) { } else { "u.b"() : () -> () }
  }
  %a = affine.if affine_set<() : (1 == 0)>() -> f32 { %q = "u.q"() : () -> f32 affine.yield %q : f32 } else { affine.yield %g : f32 }
  %b = affine.if affine_set<() : (0 == 0, 3 >= 0)>() -> f32 { affine.yield %f : f32 } else { affine.yield %g : f32 }
  affine.if affine_set<() : (1 == 0)>() { "u.c"() : () -> () }
  affine.if affine_set<() : (0 == 0)>() { "u.d"() : () -> () }
  affine.if affine_set<(d0) : (0 == 0)>(%n) { "u.e"() : () -> () }
  affine.if affine_set<(d0) : (d0 == 0, 1 == 0)>(%n) { "u.f"() : () -> () }
  affine.if affine_set<(d0) : (0 >= 0, d0 >= 0)>(%n) { "u.h"() : () -> () }
  %c4 = arith.constant 4 : index
  affine.if affine_set<()[s0] : (s0 - 4 >= 0)>()[%c4] { "u.g"() : () -> () }
  %e = affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%n) -> f32 { affine.yield %f : f32 } else { affine.yield %f : f32 }
  return %a, %b, %e : f32, f32, f32
}
func.func @access(%m: memref<100x100xf32>, %v: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
    %l = affine.load %m[%a, %a + %i] : memref<100x100xf32>
    affine.store %l, %m[%a, symbol(%n) + %a] : memref<100x100xf32>
    affine.prefetch %v[%a + 1], read, locality<3>, data : memref<100xf32>
    %w = affine.vector_load %v[%a - 1] : memref<100xf32>, vector<4xf32>
    affine.vector_store %w, %v[%a] : memref<100xf32>, vector<4xf32>
    %c3 = arith.constant 3 : index
    %k = affine.load %v[%c3] : memref<100xf32>
    affine.store %k, %v[%c3 + %i] : memref<100xf32>
  }
  return
}
func.func @applies(%i: index, %j: index) -> (index, index, index, index) {
  %a = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%i, %i)
  %b = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%a, %j)
  %c = affine.apply affine_map<(d0) -> (d0 floordiv 2)>(%b)
  %d = affine.apply affine_map<(d0, d1)[s0] -> (d0 * 4 mod 4 + s0)>(%a, %j)[%i]
  %c3 = arith.constant 3 : index
  %e = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 2)>(%i)[%c3]
  %f = affine.apply affine_map<()[s0] -> (s0 + s0)>()[%j]
  return %c, %d, %e, %f : index, index, index, index
}
func.func @minmax(%i: index, %j: index) -> (index, index, index, index, index, index, index) {
  %a = affine.min affine_map<(d0) -> (d0 + 1)>(%i)
  %b = affine.max affine_map<(d0, d1) -> (d0, d1, d0)>(%i, %j)
  %c = affine.min affine_map<(d0, d1) -> (d0, d1, 3)>(%a, %j)
  %d = affine.min affine_map<(d0, d1) -> (d0 + d1, d1, 7, 4)>(%i, %i)
  %e = affine.min affine_map<(d0)[s0] -> (s0, d0 * 2)>(%b)[%c]
  %f = affine.max affine_map<(d0)[s0] -> (d0 * 2, s0 + 1, s0 - 1)>(%b)[%e]
  %g = affine.min affine_map<(d0)[s0] -> (d0, s0)>(%e)[%f]
  %h = affine.min affine_map<(d0, d1) -> (d1, d0 + 3)>(%e, %i)
  return %a, %b, %c, %d, %f, %g, %h : index, index, index, index, index, index, index
}
func.func @minmax2(%i: index, %j: index, %k: index) -> (index, index, index, index) {
  %a = affine.min affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
  %b = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%a, %k]
  %c = affine.max affine_map<(d0, d1) -> (d0, d1)>(%i, %j)
  %d = affine.max affine_map<()[s0, s1] -> (s0, s1, 5)>()[%c, %k]
  %e = affine.max affine_map<(d0)[s0, s1] -> (s0 * 2 + d0, d0 + s0, d0 - s1, -d0, 3, d0 floordiv 2, d0 mod 3)>(%i)[%j, %k]
  %f = affine.min affine_map<(d0, d1) -> (d0 + d1 + 5, d0 - 1, d1 + d0)>(%i, %k)
  return %b, %d, %e, %f : index, index, index, index
}
func.func @bounds(%n: index, %m: memref<100xf32>) {
  %c2 = arith.constant 2 : index
  %a = affine.apply affine_map<()[s0] -> (s0 + 4)>()[%n]
  affine.for %i = max affine_map<(d0) -> (d0)>(%c2) to min affine_map<(d0)[s0] -> (d0, s0, d0)>(%a)[%n] {
    %l = affine.load %m[%i] : memref<100xf32>
    "u.u"(%l) : (f32) -> ()
  }
  affine.parallel (%i, %j) = (0, %a) to (min(%n, 100), 10) {
    %l = affine.load %m[%i + %j] : memref<100xf32>
    "u.u"(%l) : (f32) -> ()
  }
  return
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 * 4 + s1 floordiv 2)>
#map1 = affine_map<()[s0] -> (s0 + 6)>
#map2 = affine_map<()[s0] -> (s0 * 2)>
#map3 = affine_map<()[s0] -> (s0 + 1)>
#map4 = affine_map<()[s0, s1] -> (s1, s0)>
#map5 = affine_map<()[s0, s1] -> (3, s1, s0 + 1)>
#map6 = affine_map<()[s0] -> (4, 7, s0, s0 * 2)>
#map7 = affine_map<()[s0, s1, s2] -> (3, s2 * 2, s1, s0 + 1)>
#map8 = affine_map<()[s0, s1] -> (s1 * 2, s0 - 1, s0 + 1)>
#map9 = affine_map<()[s0, s1, s2, s3] -> (3, s3 * 2, s2, s1 + 1, s0)>
#map10 = affine_map<()[s0, s1] -> (s1, s0 + 3)>
#map11 = affine_map<()[s0, s1, s2] -> (s2, s1, s0)>
#map12 = affine_map<()[s0, s1, s2] -> (5, s2, s1, s0)>
#map13 = affine_map<()[s0, s1, s2] -> (s0 * 2 + s2, s0 + s2, -s1 + s2, -s2, 3, s2 floordiv 2, s2 mod 3)>
#map14 = affine_map<()[s0, s1] -> (s0 - 1, s0 + s1, s0 + s1 + 5)>
#map15 = affine_map<()[s0] -> (s0 + 4, s0, s0 + 4)>
#set = affine_set<(d0) : (d0 - 2 >= 0)>
#set1 = affine_set<() : (0 == 0, 3 >= 0)>
#set2 = affine_set<()[s0] : (s0 == 0, 1 == 0)>
#set3 = affine_set<()[s0] : (0 >= 0, s0 >= 0)>
#set4 = affine_set<() : (0 >= 0)>
#set5 = affine_set<()[s0] : (s0 - 2 >= 0)>
module {
  func.func @loops(%arg0: memref<100xf32>, %arg1: index, %arg2: f32, %arg3: i32) -> (f32, f32, f32, i32, index) {
    %0:2 = affine.for %arg4 = 0 to 5 iter_args(%arg5 = %arg3, %arg6 = %arg3) -> (i32, i32) {
      affine.yield %arg6, %arg5 : i32, i32
    }
    %1 = affine.for %arg4 = 0 to 5 iter_args(%arg5 = %arg1) -> (index) {
      affine.yield %arg4 : index
    }
    affine.for %arg4 = 5 to 5 {
      "u.u"(%arg4) : (index) -> ()
    }
    affine.for %arg4 = 5 to 6 {
      "u.v"(%arg4) : (index) -> ()
    }
    return %arg2, %arg2, %arg2, %0#0, %1 : f32, f32, f32, i32, index
  }
  func.func @loop2(%arg0: i32, %arg1: i32, %arg2: index) -> (i32, i32, i32, i32) {
    %0:2 = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %arg1, %arg5 = %arg1) -> (i32, i32) {
      affine.yield %arg0, %arg1 : i32, i32
    }
    return %arg0, %arg1, %0#0, %0#1 : i32, i32, i32, i32
  }
  func.func @loop3(%arg0: i32, %arg1: i32, %arg2: index) -> (i32, i32, i32, i32, i32, i32) {
    %0:2 = affine.for %arg3 = 0 to 5 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (i32, i32) {
      affine.yield %arg5, %arg4 : i32, i32
    }
    return %0#0, %0#1, %arg1, %arg0, %arg0, %arg1 : i32, i32, i32, i32, i32, i32
  }
  func.func @loop4(%arg0: i32, %arg1: i32, %arg2: index) -> (i32, i32) {
    %0:2 = affine.for %arg3 = 0 to %arg2 iter_args(%arg4 = %arg0, %arg5 = %arg1) -> (i32, i32) {
      affine.yield %arg5, %arg4 : i32, i32
    }
    return %0#0, %0#1 : i32, i32
  }
  func.func @ifs(%arg0: index, %arg1: f32, %arg2: f32) -> (f32, f32, f32) {
    affine.for %arg3 = 0 to 10 {
      affine.if #set(%arg3) {
        "u.a"() : () -> ()
      }
      affine.if #set(%arg3) {
      } else {
        "u.b"() : () -> ()
      }
    }
    %0 = affine.if #set1() -> f32 {
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg2 : f32
    }
    "u.d"() : () -> ()
    "u.e"() : () -> ()
    affine.if #set2()[%arg0] {
      "u.f"() : () -> ()
    }
    affine.if #set3()[%arg0] {
      "u.h"() : () -> ()
    }
    affine.if #set4() {
      "u.g"() : () -> ()
    }
    %1 = affine.if #set5()[%arg0] -> f32 {
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg1 : f32
    }
    return %arg2, %0, %1 : f32, f32, f32
  }
  func.func @access(%arg0: memref<100x100xf32>, %arg1: memref<100xf32>, %arg2: index) {
    affine.for %arg3 = 0 to 10 {
      %0 = affine.load %arg0[%arg3 * 2 + symbol(%arg2), %arg3 * 3 + symbol(%arg2)] : memref<100x100xf32>
      affine.store %0, %arg0[%arg3 * 2 + symbol(%arg2), %arg3 * 2 + symbol(%arg2) * 2] : memref<100x100xf32>
      affine.prefetch %arg1[%arg3 * 2 + symbol(%arg2) + 1], read, locality<3>, data : memref<100xf32>
      %1 = affine.vector_load %arg1[%arg3 * 2 + symbol(%arg2) - 1] : memref<100xf32>, vector<4xf32>
      affine.vector_store %1, %arg1[%arg3 * 2 + symbol(%arg2)] : memref<100xf32>, vector<4xf32>
      %2 = affine.load %arg1[3] : memref<100xf32>
      affine.store %2, %arg1[%arg3 + 3] : memref<100xf32>
    }
    return
  }
  func.func @applies(%arg0: index, %arg1: index) -> (index, index, index, index) {
    %0 = affine.apply #map()[%arg0, %arg1]
    %1 = affine.apply #map1()[%arg0]
    %2 = affine.apply #map2()[%arg1]
    return %0, %arg0, %1, %2 : index, index, index, index
  }
  func.func @minmax(%arg0: index, %arg1: index) -> (index, index, index, index, index, index, index) {
    %0 = affine.apply #map3()[%arg0]
    %1 = affine.max #map4()[%arg0, %arg1]
    %2 = affine.min #map5()[%arg0, %arg1]
    %3 = affine.min #map6()[%arg0]
    %4 = affine.min #map7()[%arg0, %arg1, %1]
    %5 = affine.max #map8()[%4, %1]
    %6 = affine.min #map9()[%5, %arg0, %arg1, %1]
    %7 = affine.min #map10()[%4, %arg0]
    return %0, %1, %2, %3, %5, %6, %7 : index, index, index, index, index, index, index
  }
  func.func @minmax2(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %0 = affine.min #map11()[%arg2, %arg0, %arg1]
    %1 = affine.max #map12()[%arg2, %arg0, %arg1]
    %2 = affine.max #map13()[%arg1, %arg2, %arg0]
    %3 = affine.min #map14()[%arg0, %arg2]
    return %0, %1, %2, %3 : index, index, index, index
  }
  func.func @bounds(%arg0: index, %arg1: memref<100xf32>) {
    affine.for %arg2 = 2 to min #map15()[%arg0] {
      %0 = affine.load %arg1[%arg2] : memref<100xf32>
      "u.u"(%0) : (f32) -> ()
    }
    affine.parallel (%arg2, %arg3) = (0, symbol(%arg0) + 4) to (min(symbol(%arg0), 100), 10) {
      %0 = affine.load %arg1[%arg2 + %arg3] : memref<100xf32>
      "u.u"(%0) : (f32) -> ()
    }
    return
  }
}

