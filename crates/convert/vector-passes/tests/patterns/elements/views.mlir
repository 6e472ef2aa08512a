// terrace opt --test-emulate-narrow-int='arith-compute-bitwidth=1 memref-load-bitwidth=8'
// Views of memrefs.
func.func @rc() -> (i4, i4, memref<24xi4>) {
  %c = arith.constant 3 : index
  %m = memref.alloc() : memref<25xi4>
  %s = memref.alloc() : memref<4x6xi4>
  %r = memref.reinterpret_cast %m to offset: [8], sizes: [16], strides: [1] : memref<25xi4> to memref<16xi4, strided<[1], offset: 8>>
  %0 = memref.load %r[%c] : memref<16xi4, strided<[1], offset: 8>>
  %sv = memref.subview %s[2, 0] [2, 6] [1, 1] : memref<4x6xi4> to memref<2x6xi4, strided<[6, 1], offset: 12>>
  %1 = memref.load %sv[%c, %c] : memref<2x6xi4, strided<[6, 1], offset: 12>>
  %cs = memref.collapse_shape %s [[0, 1]] : memref<4x6xi4> into memref<24xi4>
  return %0, %1, %cs : i4, i4, memref<24xi4>
}
func.func @copy(%a: index) {
  %m = memref.alloc() : memref<8xi4>
  %n = memref.alloc() : memref<8xi4>
  memref.copy %m, %n : memref<8xi4> to memref<8xi4>
  return
}
func.func @es(%a: index) -> memref<2x4xi4> {
  %m = memref.alloc() : memref<8xi4>
  %e = memref.expand_shape %m [[0, 1]] output_shape [2, 4] : memref<8xi4> into memref<2x4xi4>
  return %e : memref<2x4xi4>
}
func.func @sc(%a: index) -> memref<8xi4, 1> {
  %m = memref.alloc() : memref<8xi4>
  %e = memref.memory_space_cast %m : memref<8xi4> to memref<8xi4, 1>
  return %e : memref<8xi4, 1>
}
func.func @un(%m: memref<*xi4>) -> memref<*xi4> {
  return %m : memref<*xi4>
}
func.func @str(%m: memref<8xi4, strided<[1], offset: ?>>, %n: memref<4x8xi4, strided<[16, 1], offset: 2>>, %f: memref<4xf4E2M1FN>, %g: memref<?x4xi3>, %h: memref<4xi1>) {
  return
}
func.func @str3(%m: memref<8xi4, strided<[1], offset: 3>>) {
  return
}
func.func @f4(%m: memref<8xf4E2M1FN>, %si: memref<8xsi4>, %p: memref<8xi4, 3>) -> f4E2M1FN {
  %a = memref.alloc() : memref<8xf4E2M1FN>
  %c = arith.constant 3 : index
  %0 = memref.load %a[%c] : memref<8xf4E2M1FN>
  return %0: f4E2M1FN
}
func.func @f4b(%v: f4E2M1FN) {
  %a = memref.alloc() : memref<8xf4E2M1FN>
  %c = arith.constant 3 : index
  memref.store %v, %a[%c] : memref<8xf4E2M1FN>
  return
}
func.func @f4v(%v: f4E2M1FN) -> vector<4xf4E2M1FN> {
  %a = memref.alloc() : memref<8xf4E2M1FN>
  %c = arith.constant 3 : index
  %0 = vector.load %a[%c] : memref<8xf4E2M1FN>, vector<4xf4E2M1FN>
  return %0 : vector<4xf4E2M1FN>
}
// ==== stdout ====
module {
  func.func @rc() -> (i4, i4, memref<12xi8>) {
    %c3 = arith.constant 3 : index
    %alloc = memref.alloc() : memref<13xi8>
    %alloc_0 = memref.alloc() : memref<12xi8>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [4], sizes: [8], strides: [1] : memref<13xi8> to memref<8xi8, strided<[1], offset: 4>>
    %c0 = arith.constant 0 : index
    %c25 = arith.constant 25 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c1_1 = arith.constant 1 : index
    %c1_2 = arith.constant 1 : index
    %0 = memref.load %reinterpret_cast[%c1_2] : memref<8xi8, strided<[1], offset: 4>>
    %c4 = arith.constant 4 : index
    %1 = arith.index_cast %c4 : index to i8
    %2 = arith.shrsi %0, %1 : i8
    %3 = arith.trunci %2 : i8 to i4
    %c0_3 = arith.constant 0 : index
    %c4_4 = arith.constant 4 : index
    %c6 = arith.constant 6 : index
    %c6_5 = arith.constant 6 : index
    %c1_6 = arith.constant 1 : index
    %subview = memref.subview %alloc_0[6] [6] [1] : memref<12xi8> to memref<6xi8, strided<[1], offset: 6>>
    %c0_7 = arith.constant 0 : index
    %c4_8 = arith.constant 4 : index
    %c6_9 = arith.constant 6 : index
    %c6_10 = arith.constant 6 : index
    %c1_11 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %c2 = arith.constant 2 : index
    %c6_12 = arith.constant 6 : index
    %c6_13 = arith.constant 6 : index
    %c1_14 = arith.constant 1 : index
    %c10 = arith.constant 10 : index
    %4 = memref.load %subview[%c10] : memref<6xi8, strided<[1], offset: 6>>
    %c4_15 = arith.constant 4 : index
    %5 = arith.index_cast %c4_15 : index to i8
    %6 = arith.shrsi %4, %5 : i8
    %7 = arith.trunci %6 : i8 to i4
    return %3, %7, %alloc_0 : i4, i4, memref<12xi8>
  }
  func.func @copy(%arg0: index) {
    %alloc = memref.alloc() : memref<4xi8>
    %alloc_0 = memref.alloc() : memref<4xi8>
    memref.copy %alloc, %alloc_0 : memref<4xi8> to memref<4xi8>
    return
  }
  func.func @es(%arg0: index) -> memref<4xi8> {
    %alloc = memref.alloc() : memref<4xi8>
    return %alloc : memref<4xi8>
  }
  func.func @sc(%arg0: index) -> memref<4xi8, 1> {
    %alloc = memref.alloc() : memref<4xi8>
    %memspacecast = memref.memory_space_cast %alloc : memref<4xi8> to memref<4xi8, 1>
    return %memspacecast : memref<4xi8, 1>
  }
  func.func @un(%arg0: memref<*xi4>) -> memref<*xi4> {
    return %arg0 : memref<*xi4>
  }
  func.func @str(%arg0: memref<4xi8, strided<[1], offset: ?>>, %arg1: memref<16xi8, strided<[1], offset: 1>>, %arg2: memref<2xi8>, %arg3: memref<?xi8>, %arg4: memref<1xi8>) {
    return
  }
  func.func @str3(%arg0: memref<8xi4, strided<[1], offset: 3>>) {
    return
  }
  func.func @f4(%arg0: memref<4xi8>, %arg1: memref<4xsi8>, %arg2: memref<4xi8, 3>) -> f4E2M1FN {
    %alloc = memref.alloc() : memref<4xi8>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %0 = memref.load %alloc[%c1_0] : memref<4xi8>
    %c4 = arith.constant 4 : index
    %1 = arith.index_cast %c4 : index to i8
    %2 = arith.shrsi %0, %1 : i8
    %3 = arith.trunci %2 : i8 to i4
    %4 = arith.bitcast %3 : i4 to f4E2M1FN
    return %4 : f4E2M1FN
  }
  func.func @f4b(%arg0: f4E2M1FN) {
    %alloc = memref.alloc() : memref<4xi8>
    %c3 = arith.constant 3 : index
    %0 = arith.bitcast %arg0 : f4E2M1FN to i4
    %1 = arith.extui %0 : i4 to i8
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %2 = arith.index_cast %c4 : index to i8
    %c15_i8 = arith.constant 15 : i8
    %3 = arith.shli %c15_i8, %2 : i8
    %c-1_i8 = arith.constant -1 : i8
    %4 = arith.xori %3, %c-1_i8 : i8
    %5 = arith.shli %1, %2 : i8
    %6 = memref.atomic_rmw andi %4, %alloc[%c1_0] : (i8, memref<4xi8>) -> i8
    %7 = memref.atomic_rmw ori %5, %alloc[%c1_0] : (i8, memref<4xi8>) -> i8
    return
  }
  func.func @f4v(%arg0: f4E2M1FN) -> vector<4xf4E2M1FN> {
    %alloc = memref.alloc() : memref<4xi8>
    %c3 = arith.constant 3 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c1 = arith.constant 1 : index
    %c1_0 = arith.constant 1 : index
    %0 = vector.load %alloc[%c1_0] : memref<4xi8>, vector<2xi8>
    %1 = vector.bitcast %0 : vector<2xi8> to vector<4xf4E2M1FN>
    return %1 : vector<4xf4E2M1FN>
  }
}

