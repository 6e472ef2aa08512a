// terrace opt --generate-runtime-verification
// Accesses, alignment and dimensions: constant indices fold, scalars need no check.
func.func @load(%m: memref<?x4x?xf32>, %n: index, %c: memref<4x4xf32>) {
  %z = arith.constant 2 : index
  %y = arith.constant 5 : index
  %q = arith.constant -1 : index
  %0 = memref.load %m[%z,%z,%z] : memref<?x4x?xf32>
  %1 = memref.load %m[%y,%n,%y] : memref<?x4x?xf32>
  %2 = memref.load %m[%z,%q,%q] : memref<?x4x?xf32>
  %3 = memref.load %c[%z,%z] : memref<4x4xf32>
  %4 = memref.load %c[%q,%z] : memref<4x4xf32>
  memref.store %4, %c[%n,%n] : memref<4x4xf32>
  return
}
func.func @scalar(%m: memref<f32>, %v: f32) {
  memref.store %v, %m[] : memref<f32>
  return
}
func.func @named(%m: memref<?xf32, affine_map<(d0)->(d0 mod 5)>>, %n: index) -> f32 {
  %d = memref.load %m[%n] {foo = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20]> : tensor<20xi32>, map = affine_map<(d0)->(d0)>, nontemporal = true} : memref<?xf32, affine_map<(d0)->(d0 mod 5)>>
  return %d: f32
}
func.func @rmw(%m: memref<?xf32>, %n: index, %v: f32) {
  %d = memref.atomic_rmw addf %v, %m[%n] : (f32, memref<?xf32>) -> f32
  %e = memref.generic_atomic_rmw %m[%n] : memref<?xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %v : f32
  }
  return
}
func.func @align(%m: memref<?xi8>) -> memref<?xi8> {
  %d = memref.assume_alignment %m, 16 : memref<?xi8>
  return %d : memref<?xi8>
}
func.func @dimu(%m: memref<*xf32>, %n: index, %r: memref<?x4x?xf32>) -> index {
  %d = memref.dim %m, %n : memref<*xf32>
  %m1 = memref.dim %r, %n : memref<?x4x?xf32>
  %z = arith.constant 2 : index
  %m2 = memref.dim %r, %z : memref<?x4x?xf32>
  return %d : index
}
// ==== stdout ====
#map = affine_map<(d0) -> (d0 mod 5)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func @load(%arg0: memref<?x4x?xf32>, %arg1: index, %arg2: memref<4x4xf32>) {
    %c2 = arith.constant 2 : index
    %c5 = arith.constant 5 : index
    %c-1 = arith.constant -1 : index
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?x4x?xf32>
    %true = arith.constant true
    %0 = arith.cmpi sgt, %dim, %c2 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %true_1 = arith.constant true
    %true_2 = arith.constant true
    %c2_3 = arith.constant 2 : index
    %dim_4 = memref.dim %arg0, %c2_3 : memref<?x4x?xf32>
    %true_5 = arith.constant true
    %1 = arith.cmpi sgt, %dim_4, %c2 : index
    %2 = arith.andi %0, %1 : i1
    cf.assert %2, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%c2, %c2, %c2] : memref<?x4x?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:7:8)"
    %3 = memref.load %arg0[%c2, %c2, %c2] : memref<?x4x?xf32>
    %c0_6 = arith.constant 0 : index
    %c0_7 = arith.constant 0 : index
    %dim_8 = memref.dim %arg0, %c0_7 : memref<?x4x?xf32>
    %true_9 = arith.constant true
    %4 = arith.cmpi sgt, %dim_8, %c5 : index
    %c1_10 = arith.constant 1 : index
    %c4_11 = arith.constant 4 : index
    %5 = arith.cmpi sge, %arg1, %c0_6 : index
    %6 = arith.cmpi slt, %arg1, %c4_11 : index
    %7 = arith.andi %5, %6 : i1
    %8 = arith.andi %4, %7 : i1
    %c2_12 = arith.constant 2 : index
    %dim_13 = memref.dim %arg0, %c2_12 : memref<?x4x?xf32>
    %true_14 = arith.constant true
    %9 = arith.cmpi sgt, %dim_13, %c5 : index
    %10 = arith.andi %8, %9 : i1
    cf.assert %10, "ERROR: Runtime op verification failed\0A%1 = memref.load %arg0[%c5, %arg1, %c5] : memref<?x4x?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:8:8)"
    %11 = memref.load %arg0[%c5, %arg1, %c5] : memref<?x4x?xf32>
    %c0_15 = arith.constant 0 : index
    %c0_16 = arith.constant 0 : index
    %dim_17 = memref.dim %arg0, %c0_16 : memref<?x4x?xf32>
    %true_18 = arith.constant true
    %12 = arith.cmpi sgt, %dim_17, %c2 : index
    %c1_19 = arith.constant 1 : index
    %c4_20 = arith.constant 4 : index
    %false = arith.constant false
    %true_21 = arith.constant true
    %c2_22 = arith.constant 2 : index
    %dim_23 = memref.dim %arg0, %c2_22 : memref<?x4x?xf32>
    %false_24 = arith.constant false
    %13 = arith.cmpi sgt, %dim_23, %c-1 : index
    cf.assert %false_24, "ERROR: Runtime op verification failed\0A%2 = memref.load %arg0[%c2, %c-1, %c-1] : memref<?x4x?xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:9:8)"
    %14 = memref.load %arg0[%c2, %c-1, %c-1] : memref<?x4x?xf32>
    %c0_25 = arith.constant 0 : index
    %c0_26 = arith.constant 0 : index
    %c4_27 = arith.constant 4 : index
    %true_28 = arith.constant true
    %true_29 = arith.constant true
    %c1_30 = arith.constant 1 : index
    %c4_31 = arith.constant 4 : index
    %true_32 = arith.constant true
    %true_33 = arith.constant true
    cf.assert %true_28, "ERROR: Runtime op verification failed\0A%3 = memref.load %arg2[%c2, %c2] : memref<4x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:10:8)"
    %15 = memref.load %arg2[%c2, %c2] : memref<4x4xf32>
    %c0_34 = arith.constant 0 : index
    %c0_35 = arith.constant 0 : index
    %c4_36 = arith.constant 4 : index
    %false_37 = arith.constant false
    %true_38 = arith.constant true
    %c1_39 = arith.constant 1 : index
    %c4_40 = arith.constant 4 : index
    %true_41 = arith.constant true
    %true_42 = arith.constant true
    cf.assert %false_37, "ERROR: Runtime op verification failed\0A%4 = memref.load %arg2[%c-1, %c2] : memref<4x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:11:8)"
    %16 = memref.load %arg2[%c-1, %c2] : memref<4x4xf32>
    %c0_43 = arith.constant 0 : index
    %c0_44 = arith.constant 0 : index
    %c4_45 = arith.constant 4 : index
    %17 = arith.cmpi sge, %arg1, %c0_43 : index
    %18 = arith.cmpi slt, %arg1, %c4_45 : index
    %19 = arith.andi %17, %18 : i1
    %c1_46 = arith.constant 1 : index
    %c4_47 = arith.constant 4 : index
    %20 = arith.cmpi sge, %arg1, %c0_43 : index
    %21 = arith.cmpi slt, %arg1, %c4_47 : index
    %22 = arith.andi %20, %21 : i1
    %23 = arith.andi %19, %22 : i1
    cf.assert %23, "ERROR: Runtime op verification failed\0Amemref.store %4, %arg2[%arg1, %arg1] : memref<4x4xf32>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:12:3)"
    memref.store %16, %arg2[%arg1, %arg1] : memref<4x4xf32>
    return
  }
  func.func @scalar(%arg0: memref<f32>, %arg1: f32) {
    memref.store %arg1, %arg0[] : memref<f32>
    return
  }
  func.func @named(%arg0: memref<?xf32, #map>, %arg1: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?xf32, #map>
    %0 = arith.cmpi sge, %arg1, %c0 : index
    %1 = arith.cmpi slt, %arg1, %dim : index
    %2 = arith.andi %0, %1 : i1
    cf.assert %2, "ERROR: Runtime op verification failed\0A%0 = memref.load %arg0[%arg1] {foo = dense_resource<__elided__> : tensor<20xi32>, map = affine_map<(d0) -> (d0)>, nontemporal = true} : memref<?xf32, affine_map<(d0) -> (d0 mod 5)>>\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:20:8)"
    %3 = memref.load %arg0[%arg1] {foo = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]> : tensor<20xi32>, map = #map1, nontemporal = true} : memref<?xf32, #map>
    return %3 : f32
  }
  func.func @rmw(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
    %c0 = arith.constant 0 : index
    %c0_0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0_0 : memref<?xf32>
    %0 = arith.cmpi sge, %arg1, %c0 : index
    %1 = arith.cmpi slt, %arg1, %dim : index
    %2 = arith.andi %0, %1 : i1
    cf.assert %2, "ERROR: Runtime op verification failed\0A%0 = memref.atomic_rmw addf %arg2, %arg0[%arg1] : (f32, memref<?xf32>) -> f32\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:24:8)"
    %3 = memref.atomic_rmw addf %arg2, %arg0[%arg1] : (f32, memref<?xf32>) -> f32
    %c0_1 = arith.constant 0 : index
    %c0_2 = arith.constant 0 : index
    %dim_3 = memref.dim %arg0, %c0_2 : memref<?xf32>
    %4 = arith.cmpi sge, %arg1, %c0_1 : index
    %5 = arith.cmpi slt, %arg1, %dim_3 : index
    %6 = arith.andi %4, %5 : i1
    cf.assert %6, "ERROR: Runtime op verification failed\0A%1 = memref.generic_atomic_rmw %arg0[%arg1] : memref<?xf32> {...}\0A^ out-of-bounds access\0ALocation: loc(\22<stdin>\22:25:8)"
    %7 = memref.generic_atomic_rmw %arg0[%arg1] : memref<?xf32> {
    ^bb0(%arg3: f32):
      memref.atomic_yield %arg2 : f32
    }
    return
  }
  func.func @align(%arg0: memref<?xi8>) -> memref<?xi8> {
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?xi8> -> index
    %c16 = arith.constant 16 : index
    %0 = arith.remui %intptr, %c16 : index
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi eq, %0, %c0 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%assume_align = memref.assume_alignment %arg0, 16 : memref<?xi8>\0A^ memref is not aligned to 16\0ALocation: loc(\22<stdin>\22:32:8)"
    %assume_align = memref.assume_alignment %arg0, 16 : memref<?xi8>
    return %assume_align : memref<?xi8>
  }
  func.func @dimu(%arg0: memref<*xf32>, %arg1: index, %arg2: memref<?x4x?xf32>) -> index {
    %0 = memref.rank %arg0 : memref<*xf32>
    %c0 = arith.constant 0 : index
    %1 = arith.cmpi sge, %arg1, %c0 : index
    %2 = arith.cmpi slt, %arg1, %0 : index
    %3 = arith.andi %1, %2 : i1
    cf.assert %3, "ERROR: Runtime op verification failed\0A%dim = memref.dim %arg0, %arg1 : memref<*xf32>\0A^ index is out of bounds\0ALocation: loc(\22<stdin>\22:36:8)"
    %dim = memref.dim %arg0, %arg1 : memref<*xf32>
    %4 = memref.rank %arg2 : memref<?x4x?xf32>
    %c0_0 = arith.constant 0 : index
    %5 = arith.cmpi sge, %arg1, %c0_0 : index
    %6 = arith.cmpi slt, %arg1, %4 : index
    %7 = arith.andi %5, %6 : i1
    cf.assert %7, "ERROR: Runtime op verification failed\0A%dim_0 = memref.dim %arg2, %arg1 : memref<?x4x?xf32>\0A^ index is out of bounds\0ALocation: loc(\22<stdin>\22:37:9)"
    %dim_1 = memref.dim %arg2, %arg1 : memref<?x4x?xf32>
    %c2 = arith.constant 2 : index
    %8 = memref.rank %arg2 : memref<?x4x?xf32>
    %c0_2 = arith.constant 0 : index
    %true = arith.constant true
    %9 = arith.cmpi sgt, %8, %c2 : index
    cf.assert %9, "ERROR: Runtime op verification failed\0A%dim_1 = memref.dim %arg2, %c2 : memref<?x4x?xf32>\0A^ index is out of bounds\0ALocation: loc(\22<stdin>\22:39:9)"
    %dim_3 = memref.dim %arg2, %c2 : memref<?x4x?xf32>
    return %dim : index
  }
}

