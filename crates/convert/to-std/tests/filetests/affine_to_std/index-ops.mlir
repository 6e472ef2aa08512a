// terrace opt --affine-expand-index-ops
// Indices of dimensions as arithmetic; the rest stays, folded.
#m0 = affine_map<(d0)[s0] -> (d0 + s0 * 2 - 5, s0 floordiv 3, d0 mod 7)>
#m1 = affine_map<(d0)[s0] -> (d0 ceildiv 4, s0 + 100)>
#s = affine_set<(d0)[s0] : (d0 - 10 >= 0, -d0 + s0 == 0)>
func.func @f(%a: index, %n: index, %m: memref<100x100xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 10 { 
    affine.store %x, %m[%i, %i + 1] : memref<100x100xf32>
  }
  %r = affine.for %i = max #m0(%a)[%n] to min #m1(%a)[%n] step 3 iter_args(%c = %x) -> f32 {
    %l = affine.load %m[%i * 2, 5] : memref<100x100xf32>
    %e = arith.addf %l, %c : f32
    affine.yield %e : f32
  } {foo = 3, llvm.x}
  affine.if #s(%a)[%n] { affine.store %x, %m[0, %a] : memref<100x100xf32> }
  %q = affine.if #s(%a)[%n] -> f32 { affine.yield %x : f32 } else { affine.yield %r : f32 }
  affine.if affine_set<() : (1 == 0)>() { affine.store %x, %m[0, %n] : memref<100x100xf32> }
  affine.if affine_set<(d0) : (-4 >= 0, d0 >= 0)>(%a) { affine.store %x, %m[0, %n] : memref<100x100xf32> }
  affine.parallel (%i, %j) = (0, max(%a, 5)) to (min(10, %n), 100) step (2, 1) { 
    affine.store %x, %m[%i, %j] : memref<100x100xf32>
  }
  %p:2 = affine.parallel (%i) = (0) to (%n) reduce ("addf", "maximumf") -> (f32, f32) {
    %l = affine.load %m[%i, 5] : memref<100x100xf32>
    affine.yield %l, %l : f32, f32
  }
  %ap = affine.apply affine_map<(d0, d1)[s0] -> ((d0 floordiv 8) * s0 + d1 mod 4 - 3 * d0 ceildiv 5)>(%a, %n)[%n]
  %mi = affine.min #m0(%a)[%n]
  %ma = affine.max #m1(%a)[%n]
  %v = affine.vector_load %m[%a + 3, %n] : memref<100x100xf32>, vector<4xf32>
  affine.vector_store %v, %m[%a, %ap] : memref<100x100xf32>, vector<4xf32>
  affine.prefetch %m[%a, %mi + %ma], write, locality<2>, data : memref<100x100xf32>
  return %q : f32
}
func.func @d(%a: index, %n: index, %k: index) -> (index, index, index, index) {
  %0:4 = affine.delinearize_index %a into (2, %n, 5, %k) : index, index, index, index
  %1:3 = affine.delinearize_index %a into (%n, 5) : index, index, index
  %2 = affine.linearize_index [%0#0, %n, %k, %1#1] by (2, %n, 5, %k) : index
  %3 = affine.linearize_index disjoint [%0#0, %n, %k] by (%n, 5) : index
  %4 = affine.delinearize_index %a into (2) : index
  %5 = affine.linearize_index [%a] by (5) : index
  %6 = affine.linearize_index [] by () : index
  return %2, %3, %1#2, %4 : index, index, index, index
}
// ==== stdout ====
#map = affine_map<()[s0, s1] -> (s0 * 2 + s1 - 5, s0 floordiv 3, s1 mod 7)>
#map1 = affine_map<()[s0, s1] -> (s1 ceildiv 4, s0 + 100)>
#map2 = affine_map<(d0, d1)[s0] -> ((d0 floordiv 8) * s0 + d1 mod 4 - (d0 * 3) ceildiv 5)>
#map3 = affine_map<(d0)[s0] -> (d0 + s0 * 2 - 5, s0 floordiv 3, d0 mod 7)>
#map4 = affine_map<(d0)[s0] -> (d0 ceildiv 4, s0 + 100)>
#set = affine_set<()[s0, s1] : (s1 - 10 >= 0, -s1 + s0 == 0)>
#set1 = affine_set<() : (1 == 0)>
#set2 = affine_set<()[s0] : (-4 >= 0, s0 >= 0)>
module {
  func.func @f(%arg0: index, %arg1: index, %arg2: memref<100x100xf32>, %arg3: f32) -> f32 {
    affine.for %arg4 = 0 to 10 {
      affine.store %arg3, %arg2[%arg4, %arg4 + 1] : memref<100x100xf32>
    }
    %0 = affine.for %arg4 = max #map()[%arg1, %arg0] to min #map1()[%arg1, %arg0] step 3 iter_args(%arg5 = %arg3) -> (f32) {
      %6 = affine.load %arg2[%arg4 * 2, 5] : memref<100x100xf32>
      %7 = arith.addf %6, %arg5 : f32
      affine.yield %7 : f32
    } {foo = 3 : i64, llvm.x}
    affine.if #set()[%arg1, %arg0] {
      affine.store %arg3, %arg2[0, %arg0] : memref<100x100xf32>
    }
    %1 = affine.if #set()[%arg1, %arg0] -> f32 {
      affine.yield %arg3 : f32
    } else {
      affine.yield %0 : f32
    }
    affine.if #set1() {
      affine.store %arg3, %arg2[0, %arg1] : memref<100x100xf32>
    }
    affine.if #set2()[%arg0] {
      affine.store %arg3, %arg2[0, %arg1] : memref<100x100xf32>
    }
    affine.parallel (%arg4, %arg5) = (0, max(symbol(%arg0), 5)) to (min(10, symbol(%arg1)), 100) step (2, 1) {
      affine.store %arg3, %arg2[%arg4, %arg5] : memref<100x100xf32>
    }
    %2 = affine.apply #map2(%arg0, %arg1)[%arg1]
    %3 = affine.min #map3(%arg0)[%arg1]
    %4 = affine.max #map4(%arg0)[%arg1]
    %5 = affine.vector_load %arg2[%arg0 + 3, %arg1] : memref<100x100xf32>, vector<4xf32>
    affine.vector_store %5, %arg2[%arg0, %2] : memref<100x100xf32>, vector<4xf32>
    affine.prefetch %arg2[%arg0, %3 + %4], write, locality<2>, data : memref<100x100xf32>
    return %1 : f32
  }
  func.func @d(%arg0: index, %arg1: index, %arg2: index) -> (index, index, index, index) {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %0 = arith.muli %arg2, %arg1 overflow<nsw, nuw> : index
    %1 = arith.muli %0, %c5 overflow<nsw, nuw> : index
    %2 = arith.floordivsi %arg0, %1 : index
    %3 = arith.muli %arg1, %c5 overflow<nsw, nuw> : index
    %4 = arith.remsi %arg0, %3 : index
    %5 = arith.cmpi slt, %4, %c0 : index
    %6 = arith.addi %4, %3 overflow<nsw> : index
    %7 = arith.select %5, %6, %4 : index
    %8 = arith.divsi %7, %c5 : index
    %9 = arith.remsi %arg0, %c5 : index
    %10 = arith.cmpi slt, %9, %c0 : index
    %11 = arith.addi %9, %c5 overflow<nsw> : index
    %12 = arith.select %10, %11, %9 : index
    %13 = arith.muli %arg2, %c5 overflow<nsw> : index
    %14 = arith.muli %arg2, %arg1 overflow<nsw> : index
    %15 = arith.muli %14, %c5 overflow<nsw> : index
    %16 = arith.muli %2, %15 overflow<nsw> : index
    %17 = arith.muli %arg1, %13 overflow<nsw> : index
    %18 = arith.muli %arg2, %arg2 overflow<nsw> : index
    %19 = arith.addi %16, %17 overflow<nsw> : index
    %20 = arith.addi %19, %18 overflow<nsw> : index
    %21 = arith.addi %20, %8 overflow<nsw> : index
    %22 = arith.muli %arg1, %c5 overflow<nsw, nuw> : index
    %23 = arith.muli %2, %22 overflow<nsw> : index
    %24 = arith.muli %arg1, %c5 overflow<nsw> : index
    %25 = arith.addi %23, %24 overflow<nsw> : index
    %26 = arith.addi %25, %arg2 overflow<nsw> : index
    return %21, %26, %12, %arg0 : index, index, index, index
  }
}

