// terrace opt
// Every affine operation in custom form.
#half = affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>
#bounds = affine_map<(d0)[s0] -> (d0, s0 - 4)>
#inside = affine_set<(d0)[s0] : (d0 - 1 >= 0, s0 - d0 >= 0, d0 mod 3 == 0)>
func.func @arithmetic(%n: index, %m: index) -> (index, index, index) {
  %a = affine.apply #half(%n)[%m]
  %b = affine.min #bounds(%n)[%m] {note = "least"}
  %c = affine.max affine_map<() -> (3)>()
  %d:3 = affine.delinearize_index %a into (4, %n, 2) : index, index, index
  %e:2 = affine.delinearize_index %a into (%m) {tag} : index, index
  %f = affine.linearize_index [%d#0, %d#1, %d#2] by (4, %n, 2) : index
  %g = affine.linearize_index disjoint [%e#0, %e#1] by (%m) {tag} : index
  return %b, %f, %g : index, index, index
}
func.func @loops(%n: index, %m: memref<?x?xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = %n to 20 step 2 {
    } {inner}
  }
  affine.for %i = max #bounds(%n)[%n] to min #bounds(%n)[%n] step 3 {
    affine.if #inside(%i)[%n] {
      affine.store %zero, %m[%i, %n + 2] : memref<?x?xf32>
    } else {
      affine.store %zero, %m[%i - 1, symbol(%n) * 2] {nontemporal = true} : memref<?x?xf32>
    } {branch}
  }
  %sum = affine.for %i = 0 to #half(%n)[%n] iter_args(%acc = %zero) -> (f32) {
    %x = affine.load %m[%i, %i mod 4] : memref<?x?xf32>
    %y = arith.addf %acc, %x : f32
    affine.yield %y : f32
  }
  %r:2 = affine.for %i = 0 to 4 iter_args(%p = %sum, %q = %n) -> (f32, index) {
    %z = affine.if affine_set<() : (1 == 0)>() -> f32 {
      affine.yield %p : f32
    } else {
      affine.yield %zero : f32
    }
    affine.yield %z, %q : f32, index
  }
  return %r#0 : f32
}
func.func @parallel(%n: index, %m: memref<100xf32>) {
  affine.parallel (%i, %j) = (0, max(%n, symbol(%n) + 1)) to (10, min(%n, 50)) step (2, 1) {
    %x = affine.load %m[%i + %j] : memref<100xf32>
  } {note}
  affine.parallel (%i) = (0) to (10) {
  }
  affine.parallel () = () to () {
  }
  %0:2 = affine.parallel (%i) = (%n) to (%n + 5) reduce ("addf", "assign") -> (f32, i1) {
    %x = arith.constant 1.0 : f32
    %y = arith.constant true
    affine.yield %x, %y : f32, i1
  }
  return
}
func.func @memory(%n: index, %m: memref<64x64xf32>, %t: memref<1xi32>) {
  affine.for %i = 0 to 8 {
    %v = affine.vector_load %m[%i, %n + 8] : memref<64x64xf32>, vector<8xf32>
    affine.vector_store %v, %m[%i + 1, 0] {note} : memref<64x64xf32>, vector<8xf32>
    affine.prefetch %m[%i, %i * 2], write, locality<1>, instr : memref<64x64xf32>
    affine.dma_start %m[%i, 0], %m[0, %i + 2], %t[0], %n : memref<64x64xf32>, memref<64x64xf32>, memref<1xi32>
    affine.dma_start %m[%i, 0], %m[0, symbol(%n)], %t[0], %n, %n, %n : memref<64x64xf32>, memref<64x64xf32>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}
// ==== stdout ====
#map = affine_map<(d0)[s0] -> (d0 floordiv 2 + s0)>
#map1 = affine_map<(d0)[s0] -> (d0, s0 - 4)>
#map2 = affine_map<() -> (3)>
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 >= 0, d0 mod 3 == 0)>
#set1 = affine_set<() : (1 == 0)>
module {
  func.func @arithmetic(%arg0: index, %arg1: index) -> (index, index, index) {
    %0 = affine.apply #map(%arg0)[%arg1]
    %1 = affine.min #map1(%arg0)[%arg1] {note = "least"}
    %2 = affine.max #map2()
    %3:3 = affine.delinearize_index %0 into (4, %arg0, 2) : index, index, index
    %4:2 = affine.delinearize_index %0 into (%arg1) {tag} : index, index
    %5 = affine.linearize_index [%3#0, %3#1, %3#2] by (4, %arg0, 2) : index
    %6 = affine.linearize_index disjoint [%4#0, %4#1] by (%arg1) {tag} : index
    return %1, %5, %6 : index, index, index
  }
  func.func @loops(%arg0: index, %arg1: memref<?x?xf32>) -> f32 {
    %cst = arith.constant 0.000000e+00 : f32
    affine.for %arg2 = 0 to 10 {
      affine.for %arg3 = %arg0 to 20 step 2 {
      } {inner}
    }
    affine.for %arg2 = max #map1(%arg0)[%arg0] to min #map1(%arg0)[%arg0] step 3 {
      affine.if #set(%arg2)[%arg0] {
        affine.store %cst, %arg1[%arg2, %arg0 + 2] : memref<?x?xf32>
      } else {
        affine.store %cst, %arg1[%arg2 - 1, symbol(%arg0) * 2] {nontemporal = true} : memref<?x?xf32>
      } {branch}
    }
    %0 = affine.for %arg2 = 0 to #map(%arg0)[%arg0] iter_args(%arg3 = %cst) -> (f32) {
      %2 = affine.load %arg1[%arg2, %arg2 mod 4] : memref<?x?xf32>
      %3 = arith.addf %arg3, %2 : f32
      affine.yield %3 : f32
    }
    %1:2 = affine.for %arg2 = 0 to 4 iter_args(%arg3 = %0, %arg4 = %arg0) -> (f32, index) {
      %2 = affine.if #set1() -> f32 {
        affine.yield %arg3 : f32
      } else {
        affine.yield %cst : f32
      }
      affine.yield %2, %arg4 : f32, index
    }
    return %1#0 : f32
  }
  func.func @parallel(%arg0: index, %arg1: memref<100xf32>) {
    affine.parallel (%arg2, %arg3) = (0, max(%arg0, %arg0 + 1)) to (10, min(%arg0, 50)) step (2, 1) {
      %1 = affine.load %arg1[%arg2 + %arg3] : memref<100xf32>
    } {note}
    affine.parallel (%arg2) = (0) to (10) {
    }
    affine.parallel () = () to () {
    }
    %0:2 = affine.parallel (%arg2) = (%arg0) to (%arg0 + 5) reduce ("addf", "assign") -> (f32, i1) {
      %cst = arith.constant 1.000000e+00 : f32
      %true = arith.constant true
      affine.yield %cst, %true : f32, i1
    }
    return
  }
  func.func @memory(%arg0: index, %arg1: memref<64x64xf32>, %arg2: memref<1xi32>) {
    affine.for %arg3 = 0 to 8 {
      %0 = affine.vector_load %arg1[%arg3, %arg0 + 8] : memref<64x64xf32>, vector<8xf32>
      affine.vector_store %0, %arg1[%arg3 + 1, 0] {note} : memref<64x64xf32>, vector<8xf32>
      affine.prefetch %arg1[%arg3, %arg3 * 2], write, locality<1>, instr : memref<64x64xf32>
      affine.dma_start %arg1[%arg3, 0], %arg1[0, %arg3 + 2], %arg2[0], %arg0 : memref<64x64xf32>, memref<64x64xf32>, memref<1xi32>
      affine.dma_start %arg1[%arg3, 0], %arg1[0, symbol(%arg0)], %arg2[0], %arg0, %arg0, %arg0 : memref<64x64xf32>, memref<64x64xf32>, memref<1xi32>
      affine.dma_wait %arg2[0], %arg0 : memref<1xi32>
    }
    return
  }
}

