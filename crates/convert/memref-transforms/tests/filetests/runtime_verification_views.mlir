// terrace opt --generate-runtime-verification
// Casts, copies, expanded shapes and slices.
func.func @cast(%m: memref<?x4xf32, strided<[?, 1], offset: ?>>) {
  %0 = memref.cast %m : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<3x?xf32, strided<[4, 1], offset: 5>>
  %1 = memref.cast %m : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<*xf32>
  %2 = memref.cast %1 : memref<*xf32> to memref<?x4xf32>
  return
}
func.func @casts(%m: memref<4xf32>, %n: index, %c: i1, %w: memref<*xi8, 3>) {
  %k = memref.cast %m : memref<4xf32> to memref<?xf32> 
  %l = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>> 
  %x = memref.cast %l : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32> 
  %y = memref.cast %x : memref<4xf32> to memref<*xf32> 
  %t = memref.cast %y : memref<*xf32> to memref<f32> 
  %o = memref.cast %y : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
  %p = memref.cast %w : memref<*xi8, 3> to memref<?x3xi8, strided<[4,?], offset: 2>, 3>
  %q = memref.cast %p : memref<?x3xi8, strided<[4,?], offset: 2>, 3> to memref<2x?xi8, strided<[?,1], offset: ?>, 3>
  return
} loc("a")
func.func @copies(%m: memref<2x?xf32>, %n: memref<?x2xf32>, %k: memref<1x2xf32>, %c: i1) {
 memref.copy %m, %n : memref<2x?xf32> to memref<?x2xf32>
 memref.copy %k, %n : memref<1x2xf32> to memref<?x2xf32>
 memref.copy %k, %k : memref<1x2xf32> to memref<1x2xf32>
 %u = memref.cast %k : memref<1x2xf32> to memref<*xf32>
 memref.copy %k, %u : memref<1x2xf32> to memref<*xf32>
 return
}
func.func @expand(%m: memref<4x?xf32>, %n: memref<?x2xf32>, %k: memref<1x2xf32>, %c: index) {
 %a = memref.expand_shape %m[[0,1],[2]] output_shape [2,2,%c] : memref<4x?xf32> into memref<2x2x?xf32>
 %d = memref.expand_shape %m[[0],[1,2]] output_shape [4,1,%c] : memref<4x?xf32> into memref<4x1x?xf32>
 %e = memref.expand_shape %n[[0,1],[2]] output_shape [%c, 3,2] : memref<?x2xf32> into memref<?x3x2xf32>
 %z = memref.expand_shape %n[[0],[1]] output_shape [%c, 2] : memref<?x2xf32> into memref<?x2xf32>
 return
}
func.func @slice(%m: memref<?x4x?xf32>, %n: index, %c: i1) {
  scf.if %c { scf.yield }
  %d = memref.subview %m[%n,1,3] [2,%n,%n] [1,2,%n] : memref<?x4x?xf32> to memref<2x?x?xf32, strided<[?,?,?], offset: ?>>
  return
}
func.func @slices_of_one_dimension(%m: memref<?xf32>, %n: index, %s: memref<f32>) {
  %d = memref.subview %m[%n] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  %e = memref.subview %s[] [] [] : memref<f32> to memref<f32>
  %f = memref.subview %m[%n] [1] [1] : memref<?xf32> to memref<f32, strided<[], offset: ?>>
  return
}
func.func @empty_slice(%m: memref<8x8xf32>) {
  %d = memref.subview %m[1, 2] [3, 0] [2, 1] : memref<8x8xf32> to memref<3x0xf32, strided<[16, 1], offset: 10>>
  return
}
func.func @strided_map(%m: memref<?x4xf32, affine_map<(d0, d1) -> (d0*4+d1)>>) {
  %0 = memref.cast %m : memref<?x4xf32, affine_map<(d0, d1) -> (d0*4+d1)>> to memref<4x4xf32, affine_map<(d0, d1) -> (d0*4+d1)>>
  return
}
func.func @other_layout(%m: memref<*xf32>) {
  %0 = memref.cast %m : memref<*xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>
  return
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
#map1 = affine_map<(d0, d1) -> (d0 mod 2, d1)>
module {
  func.func @cast(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>>) {
    %cast = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, strided<[?, 1], offset: ?>>
    %c3 = arith.constant 3 : index
    %0 = arith.cmpi eq, %dim, %c3 : index
    cf.assert %0, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<3x?xf32, strided<[4, 1], offset: 5>>\0A^ size mismatch of dim 0\0ALocation: loc(\22<stdin>\22:4:8)"
    %c5 = arith.constant 5 : index
    %1 = arith.cmpi eq, %offset, %c5 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<3x?xf32, strided<[4, 1], offset: 5>>\0A^ offset mismatch\0ALocation: loc(\22<stdin>\22:4:8)"
    %c4 = arith.constant 4 : index
    %2 = arith.cmpi eq, %strides#0, %c4 : index
    cf.assert %2, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<3x?xf32, strided<[4, 1], offset: 5>>\0A^ stride mismatch of dim 0\0ALocation: loc(\22<stdin>\22:4:8)"
    %c1 = arith.constant 1 : index
    %3 = arith.cmpi eq, %strides#1, %c1 : index
    cf.assert %3, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<3x?xf32, strided<[4, 1], offset: 5>>\0A^ stride mismatch of dim 1\0ALocation: loc(\22<stdin>\22:4:8)"
    %cast_0 = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<3x?xf32, strided<[4, 1], offset: 5>>
    %cast_1 = memref.cast %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>> to memref<*xf32>
    %4 = memref.rank %cast_1 : memref<*xf32>
    %c2 = arith.constant 2 : index
    %5 = arith.cmpi eq, %4, %c2 : index
    cf.assert %5, "ERROR: Runtime op verification failed\0A%cast_1 = memref.cast %cast_0 : memref<*xf32> to memref<?x4xf32>\0A^ rank mismatch\0ALocation: loc(\22<stdin>\22:6:8)"
    %cast_2 = memref.cast %cast_1 : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer_3, %offset_4, %sizes_5:2, %strides_6:2 = memref.extract_strided_metadata %cast_2 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c1_7 = arith.constant 1 : index
    %dim_8 = memref.dim %cast_1, %c1_7 : memref<*xf32>
    %c4_9 = arith.constant 4 : index
    %6 = arith.cmpi eq, %dim_8, %c4_9 : index
    cf.assert %6, "ERROR: Runtime op verification failed\0A%cast_1 = memref.cast %cast_0 : memref<*xf32> to memref<?x4xf32>\0A^ size mismatch of dim 1\0ALocation: loc(\22<stdin>\22:6:8)"
    %c0_10 = arith.constant 0 : index
    %7 = arith.cmpi eq, %offset_4, %c0_10 : index
    cf.assert %7, "ERROR: Runtime op verification failed\0A%cast_1 = memref.cast %cast_0 : memref<*xf32> to memref<?x4xf32>\0A^ offset mismatch\0ALocation: loc(\22<stdin>\22:6:8)"
    %c4_11 = arith.constant 4 : index
    %8 = arith.cmpi eq, %strides_6#0, %c4_11 : index
    cf.assert %8, "ERROR: Runtime op verification failed\0A%cast_1 = memref.cast %cast_0 : memref<*xf32> to memref<?x4xf32>\0A^ stride mismatch of dim 0\0ALocation: loc(\22<stdin>\22:6:8)"
    %c1_12 = arith.constant 1 : index
    %9 = arith.cmpi eq, %strides_6#1, %c1_12 : index
    cf.assert %9, "ERROR: Runtime op verification failed\0A%cast_1 = memref.cast %cast_0 : memref<*xf32> to memref<?x4xf32>\0A^ stride mismatch of dim 1\0ALocation: loc(\22<stdin>\22:6:8)"
    %cast_13 = memref.cast %cast_1 : memref<*xf32> to memref<?x4xf32>
    return
  }
  func.func @casts(%arg0: memref<4xf32>, %arg1: index, %arg2: i1, %arg3: memref<*xi8, 3>) {
    %cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %cast : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %c0 = arith.constant 0 : index
    %0 = arith.cmpi eq, %offset, %c0 : index
    cf.assert %0, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>\0A^ offset mismatch\0ALocation: loc(\22<stdin>\22:10:8)"
    %c1 = arith.constant 1 : index
    %1 = arith.cmpi eq, %strides, %c1 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<4xf32> to memref<?xf32>\0A^ stride mismatch of dim 0\0ALocation: loc(\22<stdin>\22:10:8)"
    %cast_0 = memref.cast %arg0 : memref<4xf32> to memref<?xf32>
    %cast_1 = memref.cast %arg0 : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
    %base_buffer_2, %offset_3, %sizes_4, %strides_5 = memref.extract_strided_metadata %cast_1 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %cast_6 = memref.cast %arg0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
    %cast_7 = memref.cast %cast_6 : memref<4xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %cast_7 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %c0_12 = arith.constant 0 : index
    %2 = arith.cmpi eq, %offset_9, %c0_12 : index
    cf.assert %2, "ERROR: Runtime op verification failed\0A%cast_1 = memref.cast %cast_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>\0A^ offset mismatch\0ALocation: loc(\22<stdin>\22:12:8)"
    %c1_13 = arith.constant 1 : index
    %3 = arith.cmpi eq, %strides_11, %c1_13 : index
    cf.assert %3, "ERROR: Runtime op verification failed\0A%cast_1 = memref.cast %cast_0 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>\0A^ stride mismatch of dim 0\0ALocation: loc(\22<stdin>\22:12:8)"
    %cast_14 = memref.cast %cast_6 : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
    %cast_15 = memref.cast %cast_14 : memref<4xf32> to memref<*xf32>
    %4 = memref.rank %cast_15 : memref<*xf32>
    %c0_16 = arith.constant 0 : index
    %5 = arith.cmpi eq, %4, %c0_16 : index
    cf.assert %5, "ERROR: Runtime op verification failed\0A%cast_3 = memref.cast %cast_2 : memref<*xf32> to memref<f32>\0A^ rank mismatch\0ALocation: loc(\22<stdin>\22:14:8)"
    %cast_17 = memref.cast %cast_15 : memref<*xf32> to memref<f32, strided<[], offset: ?>>
    %base_buffer_18, %offset_19 = memref.extract_strided_metadata %cast_17 : memref<f32, strided<[], offset: ?>> -> memref<f32>, index
    %c0_20 = arith.constant 0 : index
    %6 = arith.cmpi eq, %offset_19, %c0_20 : index
    cf.assert %6, "ERROR: Runtime op verification failed\0A%cast_3 = memref.cast %cast_2 : memref<*xf32> to memref<f32>\0A^ offset mismatch\0ALocation: loc(\22<stdin>\22:14:8)"
    %cast_21 = memref.cast %cast_15 : memref<*xf32> to memref<f32>
    %7 = memref.rank %cast_15 : memref<*xf32>
    %c1_22 = arith.constant 1 : index
    %8 = arith.cmpi eq, %7, %c1_22 : index
    cf.assert %8, "ERROR: Runtime op verification failed\0A%cast_4 = memref.cast %cast_2 : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>\0A^ rank mismatch\0ALocation: loc(\22<stdin>\22:15:8)"
    %cast_23 = memref.cast %cast_15 : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
    %base_buffer_24, %offset_25, %sizes_26, %strides_27 = memref.extract_strided_metadata %cast_23 : memref<?xf32, strided<[?], offset: ?>> -> memref<f32>, index, index, index
    %cast_28 = memref.cast %cast_15 : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
    %9 = memref.rank %arg3 : memref<*xi8, 3>
    %c2 = arith.constant 2 : index
    %10 = arith.cmpi eq, %9, %c2 : index
    cf.assert %10, "ERROR: Runtime op verification failed\0A%cast_5 = memref.cast %arg3 : memref<*xi8, 3> to memref<?x3xi8, strided<[4, ?], offset: 2>, 3>\0A^ rank mismatch\0ALocation: loc(\22<stdin>\22:16:8)"
    %cast_29 = memref.cast %arg3 : memref<*xi8, 3> to memref<?x?xi8, strided<[?, ?], offset: ?>, 3>
    %base_buffer_30, %offset_31, %sizes_32:2, %strides_33:2 = memref.extract_strided_metadata %cast_29 : memref<?x?xi8, strided<[?, ?], offset: ?>, 3> -> memref<i8, 3>, index, index, index, index, index
    %c1_34 = arith.constant 1 : index
    %dim = memref.dim %arg3, %c1_34 : memref<*xi8, 3>
    %c3 = arith.constant 3 : index
    %11 = arith.cmpi eq, %dim, %c3 : index
    cf.assert %11, "ERROR: Runtime op verification failed\0A%cast_5 = memref.cast %arg3 : memref<*xi8, 3> to memref<?x3xi8, strided<[4, ?], offset: 2>, 3>\0A^ size mismatch of dim 1\0ALocation: loc(\22<stdin>\22:16:8)"
    %c2_35 = arith.constant 2 : index
    %12 = arith.cmpi eq, %offset_31, %c2_35 : index
    cf.assert %12, "ERROR: Runtime op verification failed\0A%cast_5 = memref.cast %arg3 : memref<*xi8, 3> to memref<?x3xi8, strided<[4, ?], offset: 2>, 3>\0A^ offset mismatch\0ALocation: loc(\22<stdin>\22:16:8)"
    %c4 = arith.constant 4 : index
    %13 = arith.cmpi eq, %strides_33#0, %c4 : index
    cf.assert %13, "ERROR: Runtime op verification failed\0A%cast_5 = memref.cast %arg3 : memref<*xi8, 3> to memref<?x3xi8, strided<[4, ?], offset: 2>, 3>\0A^ stride mismatch of dim 0\0ALocation: loc(\22<stdin>\22:16:8)"
    %cast_36 = memref.cast %arg3 : memref<*xi8, 3> to memref<?x3xi8, strided<[4, ?], offset: 2>, 3>
    %cast_37 = memref.cast %cast_36 : memref<?x3xi8, strided<[4, ?], offset: 2>, 3> to memref<?x?xi8, strided<[?, ?], offset: ?>, 3>
    %base_buffer_38, %offset_39, %sizes_40:2, %strides_41:2 = memref.extract_strided_metadata %cast_37 : memref<?x?xi8, strided<[?, ?], offset: ?>, 3> -> memref<i8, 3>, index, index, index, index, index
    %c0_42 = arith.constant 0 : index
    %dim_43 = memref.dim %cast_36, %c0_42 : memref<?x3xi8, strided<[4, ?], offset: 2>, 3>
    %c2_44 = arith.constant 2 : index
    %14 = arith.cmpi eq, %dim_43, %c2_44 : index
    cf.assert %14, "ERROR: Runtime op verification failed\0A%cast_6 = memref.cast %cast_5 : memref<?x3xi8, strided<[4, ?], offset: 2>, 3> to memref<2x?xi8, strided<[?, 1], offset: ?>, 3>\0A^ size mismatch of dim 0\0ALocation: loc(\22<stdin>\22:17:8)"
    %c1_45 = arith.constant 1 : index
    %15 = arith.cmpi eq, %strides_41#1, %c1_45 : index
    cf.assert %15, "ERROR: Runtime op verification failed\0A%cast_6 = memref.cast %cast_5 : memref<?x3xi8, strided<[4, ?], offset: 2>, 3> to memref<2x?xi8, strided<[?, 1], offset: ?>, 3>\0A^ stride mismatch of dim 1\0ALocation: loc(\22<stdin>\22:17:8)"
    %cast_46 = memref.cast %cast_36 : memref<?x3xi8, strided<[4, ?], offset: 2>, 3> to memref<2x?xi8, strided<[?, 1], offset: ?>, 3>
    return
  }
  func.func @copies(%arg0: memref<2x?xf32>, %arg1: memref<?x2xf32>, %arg2: memref<1x2xf32>, %arg3: i1) {
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg1, %c0 : memref<?x2xf32>
    %0 = arith.cmpi eq, %c2, %dim : index
    cf.assert %0, "ERROR: Runtime op verification failed\0Amemref.copy %arg0, %arg1 : memref<2x?xf32> to memref<?x2xf32>\0A^ size of 0-th source/target dim does not match\0ALocation: loc(\22<stdin>\22:21:2)"
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg0, %c1 : memref<2x?xf32>
    %c2_1 = arith.constant 2 : index
    %1 = arith.cmpi eq, %dim_0, %c2_1 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0Amemref.copy %arg0, %arg1 : memref<2x?xf32> to memref<?x2xf32>\0A^ size of 1-th source/target dim does not match\0ALocation: loc(\22<stdin>\22:21:2)"
    memref.copy %arg0, %arg1 : memref<2x?xf32> to memref<?x2xf32>
    %c1_2 = arith.constant 1 : index
    %c0_3 = arith.constant 0 : index
    %dim_4 = memref.dim %arg1, %c0_3 : memref<?x2xf32>
    %2 = arith.cmpi eq, %c1_2, %dim_4 : index
    cf.assert %2, "ERROR: Runtime op verification failed\0Amemref.copy %arg2, %arg1 : memref<1x2xf32> to memref<?x2xf32>\0A^ size of 0-th source/target dim does not match\0ALocation: loc(\22<stdin>\22:22:2)"
    memref.copy %arg2, %arg1 : memref<1x2xf32> to memref<?x2xf32>
    memref.copy %arg2, %arg2 : memref<1x2xf32> to memref<1x2xf32>
    %cast = memref.cast %arg2 : memref<1x2xf32> to memref<*xf32>
    memref.copy %arg2, %cast : memref<1x2xf32> to memref<*xf32>
    return
  }
  func.func @expand(%arg0: memref<4x?xf32>, %arg1: memref<?x2xf32>, %arg2: memref<1x2xf32>, %arg3: index) {
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<4x?xf32>
    %c4 = arith.constant 4 : index
    %0 = arith.remsi %dim, %c4 : index
    %c0_0 = arith.constant 0 : index
    %1 = arith.cmpi eq, %0, %c0_0 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, %arg3] : memref<4x?xf32> into memref<2x2x?xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22<stdin>\22:29:7)"
    %c1 = arith.constant 1 : index
    %dim_1 = memref.dim %arg0, %c1 : memref<4x?xf32>
    %c1_2 = arith.constant 1 : index
    %2 = arith.remsi %dim_1, %c1_2 : index
    %c0_3 = arith.constant 0 : index
    %3 = arith.cmpi eq, %2, %c0_3 : index
    cf.assert %3, "ERROR: Runtime op verification failed\0A%expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, %arg3] : memref<4x?xf32> into memref<2x2x?xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22<stdin>\22:29:7)"
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 2, %arg3] : memref<4x?xf32> into memref<2x2x?xf32>
    %c0_4 = arith.constant 0 : index
    %dim_5 = memref.dim %arg0, %c0_4 : memref<4x?xf32>
    %c4_6 = arith.constant 4 : index
    %4 = arith.remsi %dim_5, %c4_6 : index
    %c0_7 = arith.constant 0 : index
    %5 = arith.cmpi eq, %4, %c0_7 : index
    cf.assert %5, "ERROR: Runtime op verification failed\0A%expand_shape_0 = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 1, %arg3] : memref<4x?xf32> into memref<4x1x?xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22<stdin>\22:30:7)"
    %c1_8 = arith.constant 1 : index
    %dim_9 = memref.dim %arg0, %c1_8 : memref<4x?xf32>
    %c1_10 = arith.constant 1 : index
    %6 = arith.remsi %dim_9, %c1_10 : index
    %c0_11 = arith.constant 0 : index
    %7 = arith.cmpi eq, %6, %c0_11 : index
    cf.assert %7, "ERROR: Runtime op verification failed\0A%expand_shape_0 = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 1, %arg3] : memref<4x?xf32> into memref<4x1x?xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22<stdin>\22:30:7)"
    %expand_shape_12 = memref.expand_shape %arg0 [[0], [1, 2]] output_shape [4, 1, %arg3] : memref<4x?xf32> into memref<4x1x?xf32>
    %c0_13 = arith.constant 0 : index
    %dim_14 = memref.dim %arg1, %c0_13 : memref<?x2xf32>
    %c3 = arith.constant 3 : index
    %8 = arith.remsi %dim_14, %c3 : index
    %c0_15 = arith.constant 0 : index
    %9 = arith.cmpi eq, %8, %c0_15 : index
    cf.assert %9, "ERROR: Runtime op verification failed\0A%expand_shape_1 = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg3, 3, 2] : memref<?x2xf32> into memref<?x3x2xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22<stdin>\22:31:7)"
    %c1_16 = arith.constant 1 : index
    %dim_17 = memref.dim %arg1, %c1_16 : memref<?x2xf32>
    %c2 = arith.constant 2 : index
    %10 = arith.remsi %dim_17, %c2 : index
    %c0_18 = arith.constant 0 : index
    %11 = arith.cmpi eq, %10, %c0_18 : index
    cf.assert %11, "ERROR: Runtime op verification failed\0A%expand_shape_1 = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg3, 3, 2] : memref<?x2xf32> into memref<?x3x2xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22<stdin>\22:31:7)"
    %expand_shape_19 = memref.expand_shape %arg1 [[0, 1], [2]] output_shape [%arg3, 3, 2] : memref<?x2xf32> into memref<?x3x2xf32>
    %c0_20 = arith.constant 0 : index
    %dim_21 = memref.dim %arg1, %c0_20 : memref<?x2xf32>
    %c1_22 = arith.constant 1 : index
    %12 = arith.remsi %dim_21, %c1_22 : index
    %c0_23 = arith.constant 0 : index
    %13 = arith.cmpi eq, %12, %c0_23 : index
    cf.assert %13, "ERROR: Runtime op verification failed\0A%expand_shape_2 = memref.expand_shape %arg1 [[0], [1]] output_shape [%arg3, 2] : memref<?x2xf32> into memref<?x2xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22<stdin>\22:32:7)"
    %c1_24 = arith.constant 1 : index
    %dim_25 = memref.dim %arg1, %c1_24 : memref<?x2xf32>
    %c2_26 = arith.constant 2 : index
    %14 = arith.remsi %dim_25, %c2_26 : index
    %c0_27 = arith.constant 0 : index
    %15 = arith.cmpi eq, %14, %c0_27 : index
    cf.assert %15, "ERROR: Runtime op verification failed\0A%expand_shape_2 = memref.expand_shape %arg1 [[0], [1]] output_shape [%arg3, 2] : memref<?x2xf32> into memref<?x2xf32>\0A^ static result dims in reassoc group do not divide src dim evenly\0ALocation: loc(\22<stdin>\22:32:7)"
    %expand_shape_28 = memref.expand_shape %arg1 [[0], [1]] output_shape [%arg3, 2] : memref<?x2xf32> into memref<?x2xf32>
    return
  }
  func.func @slice(%arg0: memref<?x4x?xf32>, %arg1: index, %arg2: i1) {
    scf.if %arg2 {
    }
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
    %c2 = arith.constant 2 : index
    %c1_0 = arith.constant 1 : index
    %0 = arith.cmpi eq, %c2, %c0 : index
    %1 = scf.if %0 -> (i1) {
      %12 = arith.cmpi sge, %arg1, %c0 : index
      %13 = arith.cmpi sle, %arg1, %sizes#0 : index
      %14 = arith.andi %12, %13 : i1
      scf.yield %14 : i1
    } else {
      %12 = arith.cmpi sge, %arg1, %c0 : index
      %13 = arith.cmpi slt, %arg1, %sizes#0 : index
      %14 = arith.andi %12, %13 : i1
      scf.yield %14 : i1
    }
    cf.assert %1, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1, 3] [2, %arg1, %arg1] [1, 2, %arg1] : memref<?x4x?xf32> to memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22<stdin>\22:37:8)"
    %2 = arith.cmpi sgt, %c2, %c0 : index
    %3 = scf.if %2 -> (i1) {
      %12 = arith.subi %c2, %c1 : index
      %13 = arith.muli %12, %c1_0 : index
      %14 = arith.addi %arg1, %13 : index
      %15 = arith.cmpi sge, %14, %c0 : index
      %16 = arith.cmpi slt, %14, %sizes#0 : index
      %17 = arith.andi %15, %16 : i1
      scf.yield %17 : i1
    } else {
      %true = arith.constant true
      scf.yield %true : i1
    }
    cf.assert %3, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1, 3] [2, %arg1, %arg1] [1, 2, %arg1] : memref<?x4x?xf32> to memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>\0A^ subview runs out-of-bounds along dimension 0\0ALocation: loc(\22<stdin>\22:37:8)"
    %c1_1 = arith.constant 1 : index
    %c2_2 = arith.constant 2 : index
    %4 = arith.cmpi eq, %arg1, %c0 : index
    %5 = scf.if %4 -> (i1) {
      %12 = arith.cmpi sge, %c1_1, %c0 : index
      %13 = arith.cmpi sle, %c1_1, %sizes#1 : index
      %14 = arith.andi %12, %13 : i1
      scf.yield %14 : i1
    } else {
      %true = arith.constant true
      %12 = arith.cmpi sgt, %sizes#1, %c1_1 : index
      scf.yield %12 : i1
    }
    cf.assert %5, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1, 3] [2, %arg1, %arg1] [1, 2, %arg1] : memref<?x4x?xf32> to memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22<stdin>\22:37:8)"
    %6 = arith.cmpi sgt, %arg1, %c0 : index
    %7 = scf.if %6 -> (i1) {
      %12 = arith.subi %arg1, %c1 : index
      %13 = arith.muli %12, %c2_2 : index
      %14 = arith.addi %c1_1, %13 : index
      %15 = arith.cmpi sge, %14, %c0 : index
      %16 = arith.cmpi slt, %14, %sizes#1 : index
      %17 = arith.andi %15, %16 : i1
      scf.yield %17 : i1
    } else {
      %true = arith.constant true
      scf.yield %true : i1
    }
    cf.assert %7, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1, 3] [2, %arg1, %arg1] [1, 2, %arg1] : memref<?x4x?xf32> to memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>\0A^ subview runs out-of-bounds along dimension 1\0ALocation: loc(\22<stdin>\22:37:8)"
    %c3 = arith.constant 3 : index
    %8 = arith.cmpi eq, %arg1, %c0 : index
    %9 = scf.if %8 -> (i1) {
      %12 = arith.cmpi sge, %c3, %c0 : index
      %13 = arith.cmpi sle, %c3, %sizes#2 : index
      %14 = arith.andi %12, %13 : i1
      scf.yield %14 : i1
    } else {
      %true = arith.constant true
      %12 = arith.cmpi sgt, %sizes#2, %c3 : index
      scf.yield %12 : i1
    }
    cf.assert %9, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1, 3] [2, %arg1, %arg1] [1, 2, %arg1] : memref<?x4x?xf32> to memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>\0A^ offset 2 is out-of-bounds\0ALocation: loc(\22<stdin>\22:37:8)"
    %10 = arith.cmpi sgt, %arg1, %c0 : index
    %11 = scf.if %10 -> (i1) {
      %12 = arith.subi %arg1, %c1 : index
      %13 = arith.muli %12, %arg1 : index
      %14 = arith.addi %c3, %13 : index
      %15 = arith.cmpi sge, %14, %c0 : index
      %16 = arith.cmpi slt, %14, %sizes#2 : index
      %17 = arith.andi %15, %16 : i1
      scf.yield %17 : i1
    } else {
      %true = arith.constant true
      scf.yield %true : i1
    }
    cf.assert %11, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1, 1, 3] [2, %arg1, %arg1] [1, 2, %arg1] : memref<?x4x?xf32> to memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>\0A^ subview runs out-of-bounds along dimension 2\0ALocation: loc(\22<stdin>\22:37:8)"
    %subview = memref.subview %arg0[%arg1, 1, 3] [2, %arg1, %arg1] [1, 2, %arg1] : memref<?x4x?xf32> to memref<2x?x?xf32, strided<[?, ?, ?], offset: ?>>
    return
  }
  func.func @slices_of_one_dimension(%arg0: memref<?xf32>, %arg1: index, %arg2: memref<f32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %c4 = arith.constant 4 : index
    %c1_0 = arith.constant 1 : index
    %0 = arith.cmpi eq, %c4, %c0 : index
    %1 = scf.if %0 -> (i1) {
      %8 = arith.cmpi sge, %arg1, %c0 : index
      %9 = arith.cmpi sle, %arg1, %sizes : index
      %10 = arith.andi %8, %9 : i1
      scf.yield %10 : i1
    } else {
      %8 = arith.cmpi sge, %arg1, %c0 : index
      %9 = arith.cmpi slt, %arg1, %sizes : index
      %10 = arith.andi %8, %9 : i1
      scf.yield %10 : i1
    }
    cf.assert %1, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22<stdin>\22:41:8)"
    %2 = arith.cmpi sgt, %c4, %c0 : index
    %3 = scf.if %2 -> (i1) {
      %8 = arith.subi %c4, %c1 : index
      %9 = arith.muli %8, %c1_0 : index
      %10 = arith.addi %arg1, %9 : index
      %11 = arith.cmpi sge, %10, %c0 : index
      %12 = arith.cmpi slt, %10, %sizes : index
      %13 = arith.andi %11, %12 : i1
      scf.yield %13 : i1
    } else {
      %true = arith.constant true
      scf.yield %true : i1
    }
    cf.assert %3, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[%arg1] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>\0A^ subview runs out-of-bounds along dimension 0\0ALocation: loc(\22<stdin>\22:41:8)"
    %subview = memref.subview %arg0[%arg1] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
    %c0_1 = arith.constant 0 : index
    %c1_2 = arith.constant 1 : index
    %base_buffer_3, %offset_4 = memref.extract_strided_metadata %arg2 : memref<f32> -> memref<f32>, index
    %subview_5 = memref.subview %arg2[] [] [] : memref<f32> to memref<f32>
    %c0_6 = arith.constant 0 : index
    %c1_7 = arith.constant 1 : index
    %base_buffer_8, %offset_9, %sizes_10, %strides_11 = memref.extract_strided_metadata %arg0 : memref<?xf32> -> memref<f32>, index, index, index
    %c1_12 = arith.constant 1 : index
    %c1_13 = arith.constant 1 : index
    %4 = arith.cmpi eq, %c1_12, %c0_6 : index
    %5 = scf.if %4 -> (i1) {
      %8 = arith.cmpi sge, %arg1, %c0_6 : index
      %9 = arith.cmpi sle, %arg1, %sizes_10 : index
      %10 = arith.andi %8, %9 : i1
      scf.yield %10 : i1
    } else {
      %8 = arith.cmpi sge, %arg1, %c0_6 : index
      %9 = arith.cmpi slt, %arg1, %sizes_10 : index
      %10 = arith.andi %8, %9 : i1
      scf.yield %10 : i1
    }
    cf.assert %5, "ERROR: Runtime op verification failed\0A%subview_1 = memref.subview %arg0[%arg1] [1] [1] : memref<?xf32> to memref<f32, strided<[], offset: ?>>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22<stdin>\22:43:8)"
    %6 = arith.cmpi sgt, %c1_12, %c0_6 : index
    %7 = scf.if %6 -> (i1) {
      %8 = arith.subi %c1_12, %c1_7 : index
      %9 = arith.muli %8, %c1_13 : index
      %10 = arith.addi %arg1, %9 : index
      %11 = arith.cmpi sge, %10, %c0_6 : index
      %12 = arith.cmpi slt, %10, %sizes_10 : index
      %13 = arith.andi %11, %12 : i1
      scf.yield %13 : i1
    } else {
      %true = arith.constant true
      scf.yield %true : i1
    }
    cf.assert %7, "ERROR: Runtime op verification failed\0A%subview_1 = memref.subview %arg0[%arg1] [1] [1] : memref<?xf32> to memref<f32, strided<[], offset: ?>>\0A^ subview runs out-of-bounds along dimension 0\0ALocation: loc(\22<stdin>\22:43:8)"
    %subview_14 = memref.subview %arg0[%arg1] [1] [1] : memref<?xf32> to memref<f32, strided<[], offset: ?>>
    return
  }
  func.func @empty_slice(%arg0: memref<8x8xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
    %c1_0 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c2 = arith.constant 2 : index
    %0 = arith.cmpi eq, %c3, %c0 : index
    %1 = scf.if %0 -> (i1) {
      %8 = arith.cmpi sge, %c1_0, %c0 : index
      %9 = arith.cmpi sle, %c1_0, %sizes#0 : index
      %10 = arith.andi %8, %9 : i1
      scf.yield %10 : i1
    } else {
      %true = arith.constant true
      %8 = arith.cmpi sgt, %sizes#0, %c1_0 : index
      scf.yield %8 : i1
    }
    cf.assert %1, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[1, 2] [3, 0] [2, 1] : memref<8x8xf32> to memref<3x0xf32, strided<[16, 1], offset: 10>>\0A^ offset 0 is out-of-bounds\0ALocation: loc(\22<stdin>\22:47:8)"
    %2 = arith.cmpi sgt, %c3, %c0 : index
    %3 = scf.if %2 -> (i1) {
      %8 = arith.subi %c3, %c1 : index
      %9 = arith.muli %8, %c2 : index
      %10 = arith.addi %c1_0, %9 : index
      %11 = arith.cmpi sge, %10, %c0 : index
      %12 = arith.cmpi slt, %10, %sizes#0 : index
      %13 = arith.andi %11, %12 : i1
      scf.yield %13 : i1
    } else {
      %true = arith.constant true
      scf.yield %true : i1
    }
    cf.assert %3, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[1, 2] [3, 0] [2, 1] : memref<8x8xf32> to memref<3x0xf32, strided<[16, 1], offset: 10>>\0A^ subview runs out-of-bounds along dimension 0\0ALocation: loc(\22<stdin>\22:47:8)"
    %c2_1 = arith.constant 2 : index
    %c0_2 = arith.constant 0 : index
    %c1_3 = arith.constant 1 : index
    %4 = arith.cmpi eq, %c0_2, %c0 : index
    %5 = scf.if %4 -> (i1) {
      %8 = arith.cmpi sge, %c2_1, %c0 : index
      %9 = arith.cmpi sle, %c2_1, %sizes#1 : index
      %10 = arith.andi %8, %9 : i1
      scf.yield %10 : i1
    } else {
      %true = arith.constant true
      %8 = arith.cmpi sgt, %sizes#1, %c2_1 : index
      scf.yield %8 : i1
    }
    cf.assert %5, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[1, 2] [3, 0] [2, 1] : memref<8x8xf32> to memref<3x0xf32, strided<[16, 1], offset: 10>>\0A^ offset 1 is out-of-bounds\0ALocation: loc(\22<stdin>\22:47:8)"
    %6 = arith.cmpi sgt, %c0_2, %c0 : index
    %7 = scf.if %6 -> (i1) {
      %8 = arith.subi %c0_2, %c1 : index
      %9 = arith.muli %8, %c1_3 : index
      %10 = arith.addi %c2_1, %9 : index
      %11 = arith.cmpi sge, %10, %c0 : index
      %12 = arith.cmpi slt, %10, %sizes#1 : index
      %13 = arith.andi %11, %12 : i1
      scf.yield %13 : i1
    } else {
      %true = arith.constant true
      scf.yield %true : i1
    }
    cf.assert %7, "ERROR: Runtime op verification failed\0A%subview = memref.subview %arg0[1, 2] [3, 0] [2, 1] : memref<8x8xf32> to memref<3x0xf32, strided<[16, 1], offset: 10>>\0A^ subview runs out-of-bounds along dimension 1\0ALocation: loc(\22<stdin>\22:47:8)"
    %subview = memref.subview %arg0[1, 2] [3, 0] [2, 1] : memref<8x8xf32> to memref<3x0xf32, strided<[16, 1], offset: 10>>
    return
  }
  func.func @strided_map(%arg0: memref<?x4xf32, #map>) {
    %cast = memref.cast %arg0 : memref<?x4xf32, #map> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<?x4xf32, #map>
    %c4 = arith.constant 4 : index
    %0 = arith.cmpi eq, %dim, %c4 : index
    cf.assert %0, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>\0A^ size mismatch of dim 0\0ALocation: loc(\22<stdin>\22:51:8)"
    %c0_0 = arith.constant 0 : index
    %1 = arith.cmpi eq, %offset, %c0_0 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>\0A^ offset mismatch\0ALocation: loc(\22<stdin>\22:51:8)"
    %c4_1 = arith.constant 4 : index
    %2 = arith.cmpi eq, %strides#0, %c4_1 : index
    cf.assert %2, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>\0A^ stride mismatch of dim 0\0ALocation: loc(\22<stdin>\22:51:8)"
    %c1 = arith.constant 1 : index
    %3 = arith.cmpi eq, %strides#1, %c1 : index
    cf.assert %3, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<?x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 * 4 + d1)>>\0A^ stride mismatch of dim 1\0ALocation: loc(\22<stdin>\22:51:8)"
    %cast_2 = memref.cast %arg0 : memref<?x4xf32, #map> to memref<4x4xf32, #map>
    return
  }
  func.func @other_layout(%arg0: memref<*xf32>) {
    %0 = memref.rank %arg0 : memref<*xf32>
    %c2 = arith.constant 2 : index
    %1 = arith.cmpi eq, %0, %c2 : index
    cf.assert %1, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<*xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>\0A^ rank mismatch\0ALocation: loc(\22<stdin>\22:55:8)"
    %cast = memref.cast %arg0 : memref<*xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %cast : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
    %c0 = arith.constant 0 : index
    %dim = memref.dim %arg0, %c0 : memref<*xf32>
    %c4 = arith.constant 4 : index
    %2 = arith.cmpi eq, %dim, %c4 : index
    cf.assert %2, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<*xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>\0A^ size mismatch of dim 0\0ALocation: loc(\22<stdin>\22:55:8)"
    %c1 = arith.constant 1 : index
    %dim_0 = memref.dim %arg0, %c1 : memref<*xf32>
    %c4_1 = arith.constant 4 : index
    %3 = arith.cmpi eq, %dim_0, %c4_1 : index
    cf.assert %3, "ERROR: Runtime op verification failed\0A%cast = memref.cast %arg0 : memref<*xf32> to memref<4x4xf32, affine_map<(d0, d1) -> (d0 mod 2, d1)>>\0A^ size mismatch of dim 1\0ALocation: loc(\22<stdin>\22:55:8)"
    %cast_2 = memref.cast %arg0 : memref<*xf32> to memref<4x4xf32, #map1>
    return
  }
}

