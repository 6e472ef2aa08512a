// terrace opt --memref-expand
// Reshapes to a known rank; all atomic updates stay.
func.func @f(%m: memref<4xf32>, %n: memref<4xi32>, %i: index, %x: f32, %y: i32) -> (f32, i32) {
  %addf = memref.atomic_rmw addf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %assign = memref.atomic_rmw assign %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %maximumf = memref.atomic_rmw maximumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %maxnumf = memref.atomic_rmw maxnumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %minimumf = memref.atomic_rmw minimumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %minnumf = memref.atomic_rmw minnumf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %mulf = memref.atomic_rmw mulf %x, %m[%i] : (f32, memref<4xf32>) -> f32
  %iaddi = memref.atomic_rmw addi %y, %n[%i] : (i32, memref<4xi32>) -> i32
  %iandi = memref.atomic_rmw andi %y, %n[%i] : (i32, memref<4xi32>) -> i32
  %iassign = memref.atomic_rmw assign %y, %n[%i] : (i32, memref<4xi32>) -> i32
  %imaxs = memref.atomic_rmw maxs %y, %n[%i] : (i32, memref<4xi32>) -> i32
  %imaxu = memref.atomic_rmw maxu %y, %n[%i] : (i32, memref<4xi32>) -> i32
  %imins = memref.atomic_rmw mins %y, %n[%i] : (i32, memref<4xi32>) -> i32
  %iminu = memref.atomic_rmw minu %y, %n[%i] : (i32, memref<4xi32>) -> i32
  %imuli = memref.atomic_rmw muli %y, %n[%i] : (i32, memref<4xi32>) -> i32
  %iori = memref.atomic_rmw ori %y, %n[%i] : (i32, memref<4xi32>) -> i32
  %ixori = memref.atomic_rmw xori %y, %n[%i] : (i32, memref<4xi32>) -> i32
  return %addf, %iaddi : f32, i32
}

func.func @reshape(%m: memref<?x4xf32>, %s: memref<3xi32>, %t: memref<2xindex>, %u: memref<?xindex>, %v: memref<0xindex>, %w: memref<1x1xf32>, %z: memref<*xf32>, %p: memref<?x4xf32, 3>) -> (memref<?x2x?xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>, memref<?x?xf32>, memref<*xf32>, memref<2x?xf32, 3>) {
  %0 = memref.reshape %m(%s) : (memref<?x4xf32>, memref<3xi32>) -> memref<?x2x?xf32>
  %1 = memref.reshape %m(%t) : (memref<?x4xf32>, memref<2xindex>) -> memref<2x2xf32>
  %2 = memref.reshape %m(%u) : (memref<?x4xf32>, memref<?xindex>) -> memref<*xf32>
  %3 = memref.reshape %w(%v) : (memref<1x1xf32>, memref<0xindex>) -> memref<f32>
  %4 = memref.reshape %z(%t) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  %5 = memref.reshape %m(%u) : (memref<?x4xf32>, memref<?xindex>) -> memref<*xf32>
  %6 = memref.reshape %p(%t) : (memref<?x4xf32, 3>, memref<2xindex>) -> memref<2x?xf32, 3>
  return %0, %1, %2, %3, %4, %5, %6 : memref<?x2x?xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>, memref<?x?xf32>, memref<*xf32>, memref<2x?xf32, 3>
}
func.func @strides(%m: memref<?x4xf32>, %t: memref<3xi64>, %o: memref<1xi32>) -> (memref<2x?x3xf32>, memref<?x4x3xf32>, memref<?xf32>, memref<?x1x?xf32>, memref<4x?x?xf32>) {
  %0 = memref.reshape %m(%t) : (memref<?x4xf32>, memref<3xi64>) -> memref<2x?x3xf32>
  %1 = memref.reshape %m(%t) : (memref<?x4xf32>, memref<3xi64>) -> memref<?x4x3xf32>
  %2 = memref.reshape %m(%o) : (memref<?x4xf32>, memref<1xi32>) -> memref<?xf32>
  %3 = memref.reshape %m(%t) : (memref<?x4xf32>, memref<3xi64>) -> memref<?x1x?xf32>
  %4 = memref.reshape %m(%t) : (memref<?x4xf32>, memref<3xi64>) -> memref<4x?x?xf32>
  return %0, %1, %2, %3, %4 : memref<2x?x3xf32>, memref<?x4x3xf32>, memref<?xf32>, memref<?x1x?xf32>, memref<4x?x?xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xi32>, %arg2: index, %arg3: f32, %arg4: i32) -> (f32, i32) {
    %0 = memref.atomic_rmw addf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %1 = memref.atomic_rmw assign %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %2 = memref.atomic_rmw maximumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %3 = memref.atomic_rmw maxnumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %4 = memref.atomic_rmw minimumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %5 = memref.atomic_rmw minnumf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %6 = memref.atomic_rmw mulf %arg3, %arg0[%arg2] : (f32, memref<4xf32>) -> f32
    %7 = memref.atomic_rmw addi %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    %8 = memref.atomic_rmw andi %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    %9 = memref.atomic_rmw assign %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    %10 = memref.atomic_rmw maxs %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    %11 = memref.atomic_rmw maxu %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    %12 = memref.atomic_rmw mins %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    %13 = memref.atomic_rmw minu %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    %14 = memref.atomic_rmw muli %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    %15 = memref.atomic_rmw ori %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    %16 = memref.atomic_rmw xori %arg4, %arg1[%arg2] : (i32, memref<4xi32>) -> i32
    return %0, %7 : f32, i32
  }
  func.func @reshape(%arg0: memref<?x4xf32>, %arg1: memref<3xi32>, %arg2: memref<2xindex>, %arg3: memref<?xindex>, %arg4: memref<0xindex>, %arg5: memref<1x1xf32>, %arg6: memref<*xf32>, %arg7: memref<?x4xf32, 3>) -> (memref<?x2x?xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>, memref<?x?xf32>, memref<*xf32>, memref<2x?xf32, 3>) {
    %c2 = arith.constant 2 : index
    %0 = memref.load %arg1[%c2] : memref<3xi32>
    %1 = arith.index_cast %0 : i32 to index
    %c1 = arith.constant 1 : index
    %2 = arith.muli %c1, %1 : index
    %c2_0 = arith.constant 2 : index
    %3 = arith.muli %2, %c2_0 : index
    %c0 = arith.constant 0 : index
    %4 = memref.load %arg1[%c0] : memref<3xi32>
    %5 = arith.index_cast %4 : i32 to index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%5, 2, %1], strides: [%3, %2, 1] : memref<?x4xf32> to memref<?x2x?xf32>
    %c2_1 = arith.constant 2 : index
    %c2_2 = arith.constant 2 : index
    %reinterpret_cast_3 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, 2], strides: [2, 1] : memref<?x4xf32> to memref<2x2xf32>
    %reshape = memref.reshape %arg0(%arg3) : (memref<?x4xf32>, memref<?xindex>) -> memref<*xf32>
    %reinterpret_cast_4 = memref.reinterpret_cast %arg5 to offset: [0], sizes: [], strides: [] : memref<1x1xf32> to memref<f32>
    %c1_5 = arith.constant 1 : index
    %6 = memref.load %arg2[%c1_5] : memref<2xindex>
    %c1_6 = arith.constant 1 : index
    %7 = arith.muli %c1_6, %6 : index
    %c0_7 = arith.constant 0 : index
    %8 = memref.load %arg2[%c0_7] : memref<2xindex>
    %reinterpret_cast_8 = memref.reinterpret_cast %arg6 to offset: [0], sizes: [%8, %6], strides: [%7, 1] : memref<*xf32> to memref<?x?xf32>
    %reshape_9 = memref.reshape %arg0(%arg3) : (memref<?x4xf32>, memref<?xindex>) -> memref<*xf32>
    %c1_10 = arith.constant 1 : index
    %9 = memref.load %arg2[%c1_10] : memref<2xindex>
    %c1_11 = arith.constant 1 : index
    %10 = arith.muli %c1_11, %9 : index
    %c2_12 = arith.constant 2 : index
    %reinterpret_cast_13 = memref.reinterpret_cast %arg7 to offset: [0], sizes: [2, %9], strides: [%10, 1] : memref<?x4xf32, 3> to memref<2x?xf32, 3>
    return %reinterpret_cast, %reinterpret_cast_3, %reshape, %reinterpret_cast_4, %reinterpret_cast_8, %reshape_9, %reinterpret_cast_13 : memref<?x2x?xf32>, memref<2x2xf32>, memref<*xf32>, memref<f32>, memref<?x?xf32>, memref<*xf32>, memref<2x?xf32, 3>
  }
  func.func @strides(%arg0: memref<?x4xf32>, %arg1: memref<3xi64>, %arg2: memref<1xi32>) -> (memref<2x?x3xf32>, memref<?x4x3xf32>, memref<?xf32>, memref<?x1x?xf32>, memref<4x?x?xf32>) {
    %c3 = arith.constant 3 : index
    %c1 = arith.constant 1 : index
    %0 = memref.load %arg1[%c1] : memref<3xi64>
    %1 = arith.index_cast %0 : i64 to index
    %c3_0 = arith.constant 3 : index
    %2 = arith.muli %c3_0, %1 : index
    %c2 = arith.constant 2 : index
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [2, %1, 3], strides: [%2, 3, 1] : memref<?x4xf32> to memref<2x?x3xf32>
    %c3_1 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c0 = arith.constant 0 : index
    %3 = memref.load %arg1[%c0] : memref<3xi64>
    %4 = arith.index_cast %3 : i64 to index
    %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%4, 4, 3], strides: [12, 3, 1] : memref<?x4xf32> to memref<?x4x3xf32>
    %c0_3 = arith.constant 0 : index
    %5 = memref.load %arg2[%c0_3] : memref<1xi32>
    %6 = arith.index_cast %5 : i32 to index
    %reinterpret_cast_4 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%6], strides: [1] : memref<?x4xf32> to memref<?xf32>
    %c2_5 = arith.constant 2 : index
    %7 = memref.load %arg1[%c2_5] : memref<3xi64>
    %8 = arith.index_cast %7 : i64 to index
    %c1_6 = arith.constant 1 : index
    %9 = arith.muli %c1_6, %8 : index
    %c1_7 = arith.constant 1 : index
    %10 = arith.muli %9, %c1_7 : index
    %c0_8 = arith.constant 0 : index
    %11 = memref.load %arg1[%c0_8] : memref<3xi64>
    %12 = arith.index_cast %11 : i64 to index
    %reinterpret_cast_9 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%12, 1, %8], strides: [%10, %9, 1] : memref<?x4xf32> to memref<?x1x?xf32>
    %c2_10 = arith.constant 2 : index
    %13 = memref.load %arg1[%c2_10] : memref<3xi64>
    %14 = arith.index_cast %13 : i64 to index
    %c1_11 = arith.constant 1 : index
    %15 = arith.muli %c1_11, %14 : index
    %c1_12 = arith.constant 1 : index
    %16 = memref.load %arg1[%c1_12] : memref<3xi64>
    %17 = arith.index_cast %16 : i64 to index
    %18 = arith.muli %15, %17 : index
    %c4_13 = arith.constant 4 : index
    %reinterpret_cast_14 = memref.reinterpret_cast %arg0 to offset: [0], sizes: [4, %17, %14], strides: [%18, %15, 1] : memref<?x4xf32> to memref<4x?x?xf32>
    return %reinterpret_cast, %reinterpret_cast_2, %reinterpret_cast_4, %reinterpret_cast_9, %reinterpret_cast_14 : memref<2x?x3xf32>, memref<?x4x3xf32>, memref<?xf32>, memref<?x1x?xf32>, memref<4x?x?xf32>
  }
}

