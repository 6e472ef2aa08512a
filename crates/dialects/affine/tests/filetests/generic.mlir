// terrace opt --mlir-print-op-generic
// Every affine operation in generic form.
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
#map3 = affine_map<()[s0] -> (s0)>
#map4 = affine_map<() -> (20)>
#map5 = affine_map<() -> (0)>
#map6 = affine_map<() -> (10)>
#map7 = affine_map<(d0, d1) -> (d0, d1 + 2)>
#map8 = affine_map<(d0)[s0] -> (d0 - 1, s0 * 2)>
#map9 = affine_map<(d0) -> (d0, d0 mod 4)>
#map10 = affine_map<() -> (4)>
#map11 = affine_map<(d0, d1) -> (d0 + d1)>
#map12 = affine_map<(d0) -> (0, d0, d0 + 1)>
#map13 = affine_map<(d0) -> (10, d0, 50)>
#map14 = affine_map<() -> ()>
#map15 = affine_map<(d0) -> (d0)>
#map16 = affine_map<(d0) -> (d0 + 5)>
#map17 = affine_map<(d0, d1) -> (d0, d1 + 8)>
#map18 = affine_map<(d0) -> (d0 + 1, 0)>
#map19 = affine_map<(d0) -> (d0, d0 * 2)>
#map20 = affine_map<(d0) -> (0, d0 + 2)>
#map21 = affine_map<(d0) -> (d0, 0)>
#map22 = affine_map<()[s0] -> (0, s0)>
#map23 = affine_map<() -> (8)>
#set = affine_set<(d0)[s0] : (d0 - 1 >= 0, -d0 + s0 >= 0, d0 mod 3 == 0)>
#set1 = affine_set<() : (1 == 0)>
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (index, index, index), sym_name = "arithmetic"}> ({
  ^bb0(%arg20: index, %arg21: index):
    %11 = "affine.apply"(%arg20, %arg21) <{map = #map}> : (index, index) -> index
    %12 = "affine.min"(%arg20, %arg21) <{map = #map1}> {note = "least"} : (index, index) -> index
    %13 = "affine.max"() <{map = #map2}> : () -> index
    %14:3 = "affine.delinearize_index"(%11, %arg20) <{static_basis = array<i64: 4, -9223372036854775808, 2>}> : (index, index) -> (index, index, index)
    %15:2 = "affine.delinearize_index"(%11, %arg21) <{static_basis = array<i64: -9223372036854775808>}> {tag} : (index, index) -> (index, index)
    %16 = "affine.linearize_index"(%14#0, %14#1, %14#2, %arg20) <{disjoint = false, operandSegmentSizes = array<i32: 3, 1>, static_basis = array<i64: 4, -9223372036854775808, 2>}> : (index, index, index, index) -> index
    %17 = "affine.linearize_index"(%15#0, %15#1, %arg21) <{disjoint, operandSegmentSizes = array<i32: 2, 1>, static_basis = array<i64: -9223372036854775808>}> {tag} : (index, index, index) -> index
    "func.return"(%12, %16, %17) : (index, index, index) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<?x?xf32>) -> f32, sym_name = "loops"}> ({
  ^bb0(%arg10: index, %arg11: memref<?x?xf32>):
    %5 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "affine.for"() <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map6}> ({
    ^bb0(%arg18: index):
      "affine.for"(%arg10) <{lowerBoundMap = #map3, operandSegmentSizes = array<i32: 1, 0, 0>, step = 2 : index, upperBoundMap = #map4}> ({
      ^bb0(%arg19: index):
        "affine.yield"() : () -> ()
      }) {inner} : (index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"(%arg10, %arg10, %arg10, %arg10) <{lowerBoundMap = #map1, operandSegmentSizes = array<i32: 2, 2, 0>, step = 3 : index, upperBoundMap = #map1}> ({
    ^bb0(%arg17: index):
      "affine.if"(%arg17, %arg10) <{condition = #set}> ({
        "affine.store"(%5, %arg11, %arg17, %arg10) <{map = #map7}> : (f32, memref<?x?xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }, {
        "affine.store"(%5, %arg11, %arg17, %arg10) <{map = #map8}> {nontemporal = true} : (f32, memref<?x?xf32>, index, index) -> ()
        "affine.yield"() : () -> ()
      }) {branch} : (index, index) -> ()
      "affine.yield"() : () -> ()
    }) : (index, index, index, index) -> ()
    %6 = "affine.for"(%arg10, %arg10, %5) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 2, 1>, step = 1 : index, upperBoundMap = #map}> ({
    ^bb0(%arg15: index, %arg16: f32):
      %9 = "affine.load"(%arg11, %arg15) <{map = #map9}> : (memref<?x?xf32>, index) -> f32
      %10 = "arith.addf"(%arg16, %9) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "affine.yield"(%10) : (f32) -> ()
    }) : (index, index, f32) -> f32
    %7:2 = "affine.for"(%6, %arg10) <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = #map10}> ({
    ^bb0(%arg12: index, %arg13: f32, %arg14: index):
      %8 = "affine.if"() <{condition = #set1}> ({
        "affine.yield"(%arg13) : (f32) -> ()
      }, {
        "affine.yield"(%5) : (f32) -> ()
      }) : () -> f32
      "affine.yield"(%8, %arg14) : (f32, index) -> ()
    }) : (f32, index) -> (f32, index)
    "func.return"(%7#0) : (f32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<100xf32>) -> (), sym_name = "parallel"}> ({
  ^bb0(%arg4: index, %arg5: memref<100xf32>):
    "affine.parallel"(%arg4, %arg4) <{lowerBoundsGroups = dense<[1, 2]> : tensor<2xi32>, lowerBoundsMap = #map12, reductions = [], steps = [2, 1], upperBoundsGroups = dense<[1, 2]> : tensor<2xi32>, upperBoundsMap = #map13}> ({
    ^bb0(%arg8: index, %arg9: index):
      %4 = "affine.load"(%arg5, %arg8, %arg9) <{map = #map11}> : (memref<100xf32>, index, index) -> f32
      "affine.yield"() : () -> ()
    }) {note} : (index, index) -> ()
    "affine.parallel"() <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map5, reductions = [], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map6}> ({
    ^bb0(%arg7: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.parallel"() <{lowerBoundsGroups = dense<> : tensor<0xi32>, lowerBoundsMap = #map14, reductions = [], steps = [], upperBoundsGroups = dense<> : tensor<0xi32>, upperBoundsMap = #map14}> ({
      "affine.yield"() : () -> ()
    }) : () -> ()
    %1:2 = "affine.parallel"(%arg4, %arg4) <{lowerBoundsGroups = dense<1> : tensor<1xi32>, lowerBoundsMap = #map15, reductions = [0, 3], steps = [1], upperBoundsGroups = dense<1> : tensor<1xi32>, upperBoundsMap = #map16}> ({
    ^bb0(%arg6: index):
      %2 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %3 = "arith.constant"() <{value = true}> : () -> i1
      "affine.yield"(%2, %3) : (f32, i1) -> ()
    }) : (index, index) -> (f32, i1)
    "func.return"() : () -> ()
  }) : () -> ()
  "func.func"() <{function_type = (index, memref<64x64xf32>, memref<1xi32>) -> (), sym_name = "memory"}> ({
  ^bb0(%arg0: index, %arg1: memref<64x64xf32>, %arg2: memref<1xi32>):
    "affine.for"() <{lowerBoundMap = #map5, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = #map23}> ({
    ^bb0(%arg3: index):
      %0 = "affine.vector_load"(%arg1, %arg3, %arg0) <{map = #map17}> : (memref<64x64xf32>, index, index) -> vector<8xf32>
      "affine.vector_store"(%0, %arg1, %arg3) <{map = #map18}> {note} : (vector<8xf32>, memref<64x64xf32>, index) -> ()
      "affine.prefetch"(%arg1, %arg3) <{isDataCache = false, isWrite = true, localityHint = 1 : i32, map = #map19}> : (memref<64x64xf32>, index) -> ()
      "affine.dma_start"(%arg1, %arg3, %arg1, %arg3, %arg2, %arg0) {dst_map = #map20, src_map = #map21, tag_map = #map5} : (memref<64x64xf32>, index, memref<64x64xf32>, index, memref<1xi32>, index) -> ()
      "affine.dma_start"(%arg1, %arg3, %arg1, %arg0, %arg2, %arg0, %arg0, %arg0) {dst_map = #map22, src_map = #map21, tag_map = #map5} : (memref<64x64xf32>, index, memref<64x64xf32>, index, memref<1xi32>, index, index, index) -> ()
      "affine.dma_wait"(%arg2, %arg0) {tag_map = #map5} : (memref<1xi32>, index) -> ()
      "affine.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

