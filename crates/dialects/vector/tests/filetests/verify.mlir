// terrace opt --allow-unregistered-dialect --split-input-file
// What is refused about vector operations.
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.broadcast %v4 : vector<4xf32> to vector<3xf32>
  return
}
// -----
func.func @f(%s4: vector<[4]xf32>) {
  %0 = vector.broadcast %s4 : vector<[4]xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.broadcast %v24 : vector<2x4xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%i: index) {
  %0 = vector.broadcast %i : index to vector<4xf32>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>) {
  %0 = vector.broadcast %m : memref<?x?xf32> to vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4, %v4 [0, 1, 8] : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4, %v4 [0, -2, 2] : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.shuffle %v4, %v4 [] : vector<4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %s4: vector<[4]xf32>) {
  %0 = vector.shuffle %v4, %s4 [0] : vector<4xf32>, vector<[4]xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.shuffle %v24, %v4 [0] : vector<2x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.interleave %v4, %v4 : vector<4xf32> -> vector<7xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0, %1 = vector.deinterleave %v4 : vector<4xf32> -> vector<3xf32>
  return
}
// -----
func.func @f(%v1: vector<1xf32>) {
  %0, %1 = vector.deinterleave %v1 : vector<1xf32> -> vector<1xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract %v24[2] : vector<4xf32> from vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract %v24[0, 0, 0] : f32 from vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract %v24[0] : f32 from vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract %v24[0, 0] : vector<f32> from vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract %v24[0, 0] : i32 from vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = "vector.extract"(%v24) <{static_position = array<i64: -9223372036854775808>}> : (vector<2x4xf32>) -> vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.insert %v4, %v24 [2] : vector<4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.insert %v4, %v24 [0, 1] : vector<4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%f: f32, %v24: vector<2x4xf32>) {
  %0 = vector.insert %f, %v24 [0] : f32 into vector<2x4xf32>
  return
}
// -----
func.func @f(%f: f32, %v24: vector<2x4xf32>) {
  %0 = vector.insert %f, %v24 [0, 1, 2] : f32 into vector<2x4xf32>
  return
}
// -----
func.func @f(%v0: vector<f32>, %v4: vector<4xf32>) {
  %0 = vector.insert %v0, %v4 [0] : vector<f32> into vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>) {
  %0 = vector.insert %i, %v4 [0] : index into vector<4xf32>
  return
}
// -----
func.func @f(%f: f32) {
  %0 = "vector.from_elements"(%f) : (f32) -> vector<2xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %s8: vector<[8]xf32>) {
  %0 = vector.scalable.insert %v4, %s8[3] : vector<4xf32> into vector<[8]xf32>
  return
}
// -----
func.func @f(%s8: vector<[8]xf32>) {
  %0 = vector.scalable.extract %s8[2] : vector<4xf32> from vector<[8]xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.scalable.extract %v4[4] : vector<4xf32> from vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [0, 0], strides = [1, 1]} : vector<4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v24, %v4 {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [2, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [0, 1], strides = [1]} : vector<4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [0, 0], strides = [2]} : vector<4xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>, %s4: vector<[4]xf32>) {
  %0 = vector.insert_strided_slice %s4, %v24 {offsets = [0, 0], strides = [1]} : vector<[4]xf32> into vector<2x4xf32>
  return
}
// -----
func.func @f(%s4: vector<[4]xf32>, %s8: vector<[8]xf32>) {
  %0 = vector.insert_strided_slice %s4, %s8 {offsets = [0], strides = [1]} : vector<[4]xf32> into vector<[8]xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v24 {offsets = [0], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v24 {offsets = [0], sizes = [1, 1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v24 {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<2x4xf32> to vector<1x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v24 {offsets = [2], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v24 {offsets = [0], sizes = [0], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v24 {offsets = [1], sizes = [2], strides = [1]} : vector<2x4xf32> to vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v24 {offsets = [1], sizes = [1], strides = [3]} : vector<2x4xf32> to vector<1x4xf32>
  return
}
// -----
func.func @f(%s8: vector<[8]xf32>) {
  %0 = vector.extract_strided_slice %s8 {offsets = [0], sizes = [4], strides = [1]} : vector<[8]xf32> to vector<[4]xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.extract_strided_slice %v24 {offsets = [1], sizes = [1]} : vector<2x4xf32> to vector<1x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.shape_cast %v24 : vector<2x4xf32> to vector<7xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.shape_cast %v24 : vector<2x4xf32> to vector<8xi32>
  return
}
// -----
func.func @f(%s8: vector<[8]xf32>) {
  %0 = vector.shape_cast %s8 : vector<[8]xf32> to vector<8xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.bitcast %v24 : vector<2x4xf32> to vector<8xi16>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.bitcast %v24 : vector<2x4xf32> to vector<3x8xi16>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.bitcast %v24 : vector<2x4xf32> to vector<2x4xi16>
  return
}
// -----
func.func @f(%v0: vector<f32>) {
  %0 = vector.bitcast %v0 : vector<f32> to vector<i16>
  return
}
// -----
func.func @f(%ms: memref<4x4xf32>) {
  %0 = vector.type_cast %ms : memref<4x4xf32> to memref<vector<4x4xi32>>
  return
}
// -----
func.func @f(%ms: memref<4x4xf32>) {
  %0 = vector.type_cast %ms : memref<4x4xf32> to memref<vector<4x5xf32>>
  return
}
// -----
func.func @f(%ms: memref<4x4xf32>) {
  %0 = vector.type_cast %ms : memref<4x4xf32> to memref<vector<4x4xf32>, 3>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>) {
  %0 = vector.type_cast %m : memref<?x?xf32> to memref<vector<4x4xf32>>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.transpose %v24, [1, 1] : vector<2x4xf32> to vector<4x2xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.transpose %v24, [0, 2] : vector<2x4xf32> to vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.transpose %v24, [0] : vector<2x4xf32> to vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.transpose %v24, [1, 0] : vector<2x4xf32> to vector<2x4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.transpose %v24, [0] : vector<2x4xf32> to vector<2xf32>
  return
}
// -----
func.func @f() {
  %0 = vector.step : vector<4x4xindex>
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction <and>, %v4 : vector<4xf32> into f32
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0 = vector.reduction <add>, %v24 : vector<2x4xf32> into f32
  return
}
// -----
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.reduction <add>, %v4 : vector<4xf32> into i32
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>) {
  %0 = "vector.reduction"(%v4, %i) <{kind = #vector.kind<add>}> : (vector<4xf32>, index) -> f32
  return
}
// -----
func.func @f(%f: f32, %v24: vector<2x4xf32>) {
  %0 = vector.multi_reduction <mul>, %v24, %f [1] : vector<2x4xf32> to f32
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %v24, %v4 {inclusive = true, reduction_dim = 2 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %v24, %v4 {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v24: vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %v24, %v24 {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xf32>, vector<2x4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0:2 = vector.scan <xor>, %v24, %v4 {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0:2 = vector.scan <xor>, %v24, %v4 {reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.outerproduct %v4, %f, %v4 {kind = #vector.kind<xor>} : vector<4xf32>, f32
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %v24: vector<2x4xf32>) {
  %0 = vector.outerproduct %v24, %v4 : vector<2x4xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %s4: vector<[4]xf32>) {
  %0 = vector.outerproduct %s4, %v4 : vector<[4]xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>) {
  %0 = vector.outerproduct %v4, %i : vector<4xf32>, index
  return
}
// -----
func.func @f(%vi4: vector<4xi32>) {
  %0 = vector.fma %vi4, %vi4, %vi4 : vector<4xi32>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [1] : vector<2x4xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [1, 5] : vector<2x4xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [0, 4] : vector<2x4xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [2] : vector<[4]xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [2] : vector<i1>
  return
}
// -----
func.func @f() {
  %0 = vector.constant_mask [1, 1] : vector<i1>
  return
}
// -----
func.func @f(%i: index) {
  %0 = vector.create_mask %i : vector<2x4xi1>
  return
}
// -----
func.func @f() {
  %0 = vector.create_mask : vector<i1>
  return
}
// -----
func.func @f() {
  vector.print str "hello" punctuation <comma>
  return
}
// -----
func.func @f(%m: memref<?x?xf32>) {
  vector.print %m : memref<?x?xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %k4: vector<4xi1>) {
  %0 = vector.mask %k4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> i32
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %k24: vector<2x4xi1>) {
  %0 = vector.mask %k24 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<2x4xi1> -> f32
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>, %k4: vector<4xi1>) {
  %0 = vector.mask %k4, %f { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}
// -----
func.func @f(%k4: vector<4xi1>) {
  %0 = vector.mask %k4 { } : vector<4xi1> -> f32
  return
}
// -----
func.func @f(%f: f32, %k4: vector<4xi1>) {
  %0 = vector.mask %k4 { %1 = arith.addf %f, %f : f32 } : vector<4xi1> -> f32
  return
}
// -----
func.func @f(%f: f32, %k4: vector<4xi1>) {
  vector.mask %k4 { %1 = arith.addf %f, %f : f32 } : vector<4xi1>
  return
}
// -----
func.func @f(%f: f32, %k4: vector<4xi1>) {
  vector.mask %k4 { %1 = arith.addf %f, %f : f32 %2 = arith.addf %f, %f : f32 } : vector<4xi1>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i], %f : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (1)>, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [1]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f {masked = [true]} : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%f: f32, %i: index, %m: memref<?x?xf32>) {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<3xi8>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %mv: memref<?xvector<4xf32>>) {
  %0 = vector.transfer_read %mv[%i], %v4 : memref<?xvector<4xf32>>, vector<3xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %m: memref<?x?xf32>) {
  vector.transfer_write %v4, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %m: memref<?x?xf32>) {
  vector.transfer_write %v4, %m[%i] : vector<4xf32>, memref<?x?xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>) {
  %0 = vector.load %m[%i] : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%i: index, %m: memref<?x?xf32>) {
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4x4x4xf32>
  return
}
// -----
func.func @f(%i: index, %mst: memref<?xf32, strided<[2]>>) {
  %0 = vector.load %mst[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %mv: memref<?xvector<4xf32>>) {
  %0 = vector.load %mv[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %m: memref<?x?xf32>) {
  vector.store %v4, %m[%i] : memref<?x?xf32>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %vi4: vector<4xi32>, %m: memref<?x?xf32>) {
  vector.store %vi4, %m[%i, %i] : memref<?x?xf32>, vector<4xi32>
  return
}
// -----
func.func @f(%i: index, %v24: vector<2x4xf32>, %m1: memref<?xf32>) {
  vector.store %v24, %m1[%i] : memref<?xf32>, vector<2x4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %mst: memref<?xf32, strided<[2]>>) {
  vector.store %v4, %mst[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %k24: vector<2x4xi1>, %m1: memref<?xf32>) {
  %0 = vector.maskedload %m1[%i], %k24, %v4 : memref<?xf32>, vector<2x4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.maskedload %m1[%i], %k4, %v1 : memref<?xf32>, vector<4xi1>, vector<1xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.maskedload %m1[], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.maskedload %m1[%i], %k4, %vi4 : memref<?xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %k24: vector<2x4xi1>, %m1: memref<?xf32>) {
  vector.maskedstore %m1[%i], %k24, %v4 : memref<?xf32>, vector<2x4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.maskedstore %m1[], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.maskedstore %m1[%i], %k4, %vi4 : memref<?xf32>, vector<4xi1>, vector<4xi32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.gather %m1[][%vi4], %k4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %vi4: vector<4xi32>, %k24: vector<2x4xi1>, %m1: memref<?xf32>) {
  %0 = vector.gather %m1[%i][%vi4], %k24, %v4 : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.gather %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<1xf32> into vector<1xf32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.gather %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<1xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %vi4: vector<4xi32>, %k4: vector<4xi1>) {
  %0 = vector.gather %v4[%i][%vi4], %k4, %v4 : vector<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.gather %m1[%i][%v4], %k4, %v4 : memref<?xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.scatter %m1[][%vi4], %k4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v4: vector<4xf32>, %vi4: vector<4xi32>, %k24: vector<2x4xi1>, %m1: memref<?xf32>) {
  vector.scatter %m1[%i][%vi4], %k24, %v4 : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.scatter %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<1xf32>
  return
}
// -----
func.func @f(%i: index, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.scatter %m1[%i][%vi4], %k4, %vi4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.expandload %m1[%i], %k4, %v1 : memref<?xf32>, vector<4xi1>, vector<1xf32> into vector<1xf32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.expandload %m1[%i], %k4, %v1 : memref<?xf32>, vector<4xi1>, vector<1xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.expandload %m1[], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  %0 = vector.expandload %m1[%i], %k4, %vi4 : memref<?xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  return
}
// -----
func.func @f(%i: index, %v1: vector<1xf32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.compressstore %m1[%i], %k4, %v1 : memref<?xf32>, vector<4xi1>, vector<1xf32>
  return
}
// -----
func.func @f(%v4: vector<4xf32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.compressstore %m1[], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}
// -----
func.func @f(%i: index, %vi4: vector<4xi32>, %k4: vector<4xi1>, %m1: memref<?xf32>) {
  vector.compressstore %m1[%i], %k4, %vi4 : memref<?xf32>, vector<4xi1>, vector<4xi32>
  return
}
// -----
#mm = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @f(%v24: vector<2x4xf32>, %v42: vector<4x2xf32>) {
  %0 = vector.contract #mm %v24, %v42, %v24 : vector<2x4xf32>, vector<4x2xf32> into vector<2x4xf32>
  return
}
// -----
#mm = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @f(%f: f32, %v24: vector<2x4xf32>, %v42: vector<4x2xf32>) {
  %0 = vector.contract #mm %v24, %v42, %f : vector<2x4xf32>, vector<4x2xf32> into f32
  return
}
// -----
#mm = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @f(%v24: vector<2x4xf32>, %v22: vector<2x2xf32>) {
  %0 = vector.contract #mm %v24, %v22, %v22 : vector<2x4xf32>, vector<2x2xf32> into vector<2x2xf32>
  return
}
// -----
#mm = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @f(%v4: vector<4xf32>, %v42: vector<4x2xf32>, %v22: vector<2x2xf32>) {
  %0 = vector.contract #mm %v4, %v42, %v22 : vector<4xf32>, vector<4x2xf32> into vector<2x2xf32>
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
#dot = {indexing_maps = [#id, #id, #zero], iterator_types = ["reduction"]}
func.func @f(%v4: vector<4xf32>) {
  %0 = vector.contract #dot %v4, %v4, %v4 : vector<4xf32>, vector<4xf32> into vector<4xf32>
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["parallel"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [#id, #id], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["reduction"], kind = #vector.kind<xor>} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["reduction", "reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0)[s0] -> (d0)>, #id, #zero], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0 + 1)>, #id, #zero], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
func.func @f(%f: f32, %v4: vector<4xf32>) {
  %0 = vector.contract {iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
  return
}
// -----
#id = affine_map<(d0) -> (d0)>
#zero = affine_map<(d0) -> ()>
#dot = {indexing_maps = [#id, #id, #zero], iterator_types = ["reduction"]}
func.func @f(%f: f32, %v4: vector<4xf32>, %vi4: vector<4xi32>) {
  %0 = vector.contract #dot %v4, %vi4, %f : vector<4xf32>, vector<4xi32> into f32
  return
}
// -----
#mm = {indexing_maps = [affine_map<(i, j, k) -> (i, k)>, affine_map<(i, j, k) -> (k, j)>, affine_map<(i, j, k) -> (i, j)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @f(%v24: vector<2x4xf32>, %v42: vector<4x2xf32>, %v22: vector<2x2xf32>, %k4: vector<4xi1>) {
  %0 = vector.mask %k4 { vector.contract #mm %v24, %v42, %v22 : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32> } : vector<4xi1> -> vector<2x2xf32>
  return
}
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:8: error: 'vector.broadcast' op dimension mismatch (4 vs. 3)
  %0 = vector.broadcast %v4 : vector<4xf32> to vector<3xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (vector<4xf32>) -> vector<3xf32>
<stdin>:9:8: error: 'vector.broadcast' op dimension mismatch ([4] vs. 4)
  %0 = vector.broadcast %s4 : vector<[4]xf32> to vector<4xf32>
       ^
<stdin>:9:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (vector<[4]xf32>) -> vector<4xf32>
<stdin>:14:8: error: 'vector.broadcast' op source rank higher than destination rank
  %0 = vector.broadcast %v24 : vector<2x4xf32> to vector<4xf32>
       ^
<stdin>:14:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (vector<2x4xf32>) -> vector<4xf32>
<stdin>:19:8: error: 'vector.broadcast' op failed to verify that source operand and result have same element type
  %0 = vector.broadcast %i : index to vector<4xf32>
       ^
<stdin>:19:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (index) -> vector<4xf32>
<stdin>:24:8: error: 'vector.broadcast' op source type is not a vector
  %0 = vector.broadcast %m : memref<?x?xf32> to vector<4xf32>
       ^
<stdin>:24:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (memref<?x?xf32>) -> vector<4xf32>
<stdin>:29:8: error: 'vector.shuffle' op mask index #3 out of range
  %0 = vector.shuffle %v4, %v4 [0, 1, 8] : vector<4xf32>, vector<4xf32>
       ^
<stdin>:29:8: note: see current operation: %0 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 0, 1, 8>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
<stdin>:34:8: error: 'vector.shuffle' op mask index #2 out of range
  %0 = vector.shuffle %v4, %v4 [0, -2, 2] : vector<4xf32>, vector<4xf32>
       ^
<stdin>:34:8: note: see current operation: %0 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64: 0, -2, 2>}> : (vector<4xf32>, vector<4xf32>) -> vector<3xf32>
<stdin>:39:8: error: 'vector.shuffle' op invalid mask length
  %0 = vector.shuffle %v4, %v4 [] : vector<4xf32>, vector<4xf32>
       ^
<stdin>:39:8: note: see current operation: %0 = "vector.shuffle"(%arg0, %arg0) <{mask = array<i64>}> : (vector<4xf32>, vector<4xf32>) -> vector<1xf32>
<stdin>:44:8: error: 'vector.shuffle' op operand #1 must be fixed-length vector of any type values, but got 'vector<[4]xf32>'
  %0 = vector.shuffle %v4, %s4 [0] : vector<4xf32>, vector<[4]xf32>
       ^
<stdin>:44:8: note: see current operation: %0 = "vector.shuffle"(%arg0, %arg1) <{mask = array<i64: 0>}> : (vector<4xf32>, vector<[4]xf32>) -> vector<1xf32>
<stdin>:49:8: error: 'vector.shuffle' op rank mismatch
  %0 = vector.shuffle %v24, %v4 [0] : vector<2x4xf32>, vector<4xf32>
       ^
<stdin>:49:8: note: see current operation: %0 = "vector.shuffle"(%arg1, %arg0) <{mask = array<i64: 0>}> : (vector<2x4xf32>, vector<4xf32>) -> vector<1x4xf32>
<stdin>:54:8: error: 'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs
  %0 = vector.interleave %v4, %v4 : vector<4xf32> -> vector<7xf32>
       ^
<stdin>:54:8: note: see current operation: %0 = "vector.interleave"(%arg0, %arg0) : (vector<4xf32>, vector<4xf32>) -> vector<7xf32>
<stdin>:59:12: error: 'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension
  %0, %1 = vector.deinterleave %v4 : vector<4xf32> -> vector<3xf32>
           ^
<stdin>:59:12: note: see current operation: %0:2 = "vector.deinterleave"(%arg0) : (vector<4xf32>) -> (vector<3xf32>, vector<3xf32>)
<stdin>:64:12: error: 'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements
  %0, %1 = vector.deinterleave %v1 : vector<1xf32> -> vector<1xf32>
           ^
<stdin>:64:12: note: see current operation: %0:2 = "vector.deinterleave"(%arg0) : (vector<1xf32>) -> (vector<1xf32>, vector<1xf32>)
<stdin>:69:8: error: 'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)
  %0 = vector.extract %v24[2] : vector<4xf32> from vector<2x4xf32>
       ^
<stdin>:69:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 2>}> : (vector<2x4xf32>) -> vector<4xf32>
<stdin>:74:8: error: 'vector.extract' op expected position attribute of rank no greater than vector rank
  %0 = vector.extract %v24[0, 0, 0] : f32 from vector<2x4xf32>
       ^
<stdin>:74:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0, 0, 0>}> : (vector<2x4xf32>) -> f32
<stdin>:79:8: error: 'vector.extract' op inferred type(s) 'vector<4xf32>' are incompatible with return type(s) of operation 'f32'
  %0 = vector.extract %v24[0] : f32 from vector<2x4xf32>
       ^
<stdin>:79:8: error: 'vector.extract' op failed to infer returned types
  %0 = vector.extract %v24[0] : f32 from vector<2x4xf32>
       ^
<stdin>:79:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0>}> : (vector<2x4xf32>) -> f32
<stdin>:84:8: error: expected a scalar instead of a 0-d vector as the result type
  %0 = vector.extract %v24[0, 0] : vector<f32> from vector<2x4xf32>
       ^
<stdin>:84:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0, 0>}> : (vector<2x4xf32>) -> vector<f32>
<stdin>:89:8: error: 'vector.extract' op failed to verify that operand and result have same element type
  %0 = vector.extract %v24[0, 0] : i32 from vector<2x4xf32>
       ^
<stdin>:89:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: 0, 0>}> : (vector<2x4xf32>) -> i32
<stdin>:94:8: error: 'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite
  %0 = "vector.extract"(%v24) <{static_position = array<i64: -9223372036854775808>}> : (vector<2x4xf32>) -> vector<4xf32>
       ^
<stdin>:94:8: note: see current operation: %0 = "vector.extract"(%arg0) <{static_position = array<i64: -9223372036854775808>}> : (vector<2x4xf32>) -> vector<4xf32>
<stdin>:99:8: error: 'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension
  %0 = vector.insert %v4, %v24 [2] : vector<4xf32> into vector<2x4xf32>
       ^
<stdin>:99:8: note: see current operation: %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 2>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:104:8: error: 'vector.insert' op expected position attribute rank + source rank to match dest vector rank
  %0 = vector.insert %v4, %v24 [0, 1] : vector<4xf32> into vector<2x4xf32>
       ^
<stdin>:104:8: note: see current operation: %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0, 1>}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:109:8: error: 'vector.insert' op expected position attribute rank to match the dest vector rank
  %0 = vector.insert %f, %v24 [0] : f32 into vector<2x4xf32>
       ^
<stdin>:109:8: note: see current operation: %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0>}> : (f32, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:114:8: error: 'vector.insert' op expected position attribute of rank no greater than dest vector rank
  %0 = vector.insert %f, %v24 [0, 1, 2] : f32 into vector<2x4xf32>
       ^
<stdin>:114:8: note: see current operation: %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0, 1, 2>}> : (f32, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:119:8: error: expected a scalar instead of a 0-d vector as the source operand
  %0 = vector.insert %v0, %v4 [0] : vector<f32> into vector<4xf32>
       ^
<stdin>:119:8: note: see current operation: %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0>}> : (vector<f32>, vector<4xf32>) -> vector<4xf32>
<stdin>:124:8: error: 'vector.insert' op failed to verify that source operand and result have same element type
  %0 = vector.insert %i, %v4 [0] : index into vector<4xf32>
       ^
<stdin>:124:8: note: see current operation: %0 = "vector.insert"(%arg0, %arg1) <{static_position = array<i64: 0>}> : (index, vector<4xf32>) -> vector<4xf32>
<stdin>:129:8: error: 'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types
  %0 = "vector.from_elements"(%f) : (f32) -> vector<2xf32>
       ^
<stdin>:129:8: note: see current operation: %0 = "vector.from_elements"(%arg0) : (f32) -> vector<2xf32>
<stdin>:134:8: error: 'vector.scalable.insert' op failed to verify that position is a multiple of the source length.
  %0 = vector.scalable.insert %v4, %s8[3] : vector<4xf32> into vector<[8]xf32>
       ^
<stdin>:134:8: note: see current operation: %0 = "vector.scalable.insert"(%arg0, %arg1) <{pos = 3 : i64}> : (vector<4xf32>, vector<[8]xf32>) -> vector<[8]xf32>
<stdin>:139:8: error: 'vector.scalable.extract' op failed to verify that position is a multiple of the result length.
  %0 = vector.scalable.extract %s8[2] : vector<4xf32> from vector<[8]xf32>
       ^
<stdin>:139:8: note: see current operation: %0 = "vector.scalable.extract"(%arg0) <{pos = 2 : i64}> : (vector<[8]xf32>) -> vector<4xf32>
<stdin>:144:8: error: 'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<4xf32>'
  %0 = vector.scalable.extract %v4[4] : vector<4xf32> from vector<4xf32>
       ^
<stdin>:144:8: note: see current operation: %0 = "vector.scalable.extract"(%arg0) <{pos = 4 : i64}> : (vector<4xf32>) -> vector<4xf32>
<stdin>:149:8: error: 'vector.insert_strided_slice' op expected offsets of same size as destination vector rank
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
       ^
<stdin>:149:8: note: see current operation: %0 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [0], strides = [1]}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:154:8: error: 'vector.insert_strided_slice' op expected strides of same size as source vector rank
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [0, 0], strides = [1, 1]} : vector<4xf32> into vector<2x4xf32>
       ^
<stdin>:154:8: note: see current operation: %0 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [0, 0], strides = [1, 1]}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:159:8: error: 'vector.insert_strided_slice' op expected source rank to be no greater than destination rank
  %0 = vector.insert_strided_slice %v24, %v4 {offsets = [0], strides = [1, 1]} : vector<2x4xf32> into vector<4xf32>
       ^
<stdin>:159:8: note: see current operation: %0 = "vector.insert_strided_slice"(%arg1, %arg0) <{offsets = [0], strides = [1, 1]}> : (vector<2x4xf32>, vector<4xf32>) -> vector<4xf32>
<stdin>:164:8: error: 'vector.insert_strided_slice' op expected offsets dimension 0 to be confined to [0, 2)
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [2, 0], strides = [1]} : vector<4xf32> into vector<2x4xf32>
       ^
<stdin>:164:8: note: see current operation: %0 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [2, 0], strides = [1]}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:169:8: error: 'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 5)
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [0, 1], strides = [1]} : vector<4xf32> into vector<2x4xf32>
       ^
<stdin>:169:8: note: see current operation: %0 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [0, 1], strides = [1]}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:174:8: error: 'vector.insert_strided_slice' op expected strides to be confined to [1, 2)
  %0 = vector.insert_strided_slice %v4, %v24 {offsets = [0, 0], strides = [2]} : vector<4xf32> into vector<2x4xf32>
       ^
<stdin>:174:8: note: see current operation: %0 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [0, 0], strides = [2]}> : (vector<4xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:179:8: error: 'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=0)
  %0 = vector.insert_strided_slice %s4, %v24 {offsets = [0, 0], strides = [1]} : vector<[4]xf32> into vector<2x4xf32>
       ^
<stdin>:179:8: note: see current operation: %0 = "vector.insert_strided_slice"(%arg1, %arg0) <{offsets = [0, 0], strides = [1]}> : (vector<[4]xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:184:8: error: 'vector.insert_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (4 vs 8)
  %0 = vector.insert_strided_slice %s4, %s8 {offsets = [0], strides = [1]} : vector<[4]xf32> into vector<[8]xf32>
       ^
<stdin>:184:8: note: see current operation: %0 = "vector.insert_strided_slice"(%arg0, %arg1) <{offsets = [0], strides = [1]}> : (vector<[4]xf32>, vector<[8]xf32>) -> vector<[8]xf32>
<stdin>:189:8: error: 'vector.extract_strided_slice' op expected result type to be 'vector<1x4xf32>'
  %0 = vector.extract_strided_slice %v24 {offsets = [0], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<2x4xf32>
       ^
<stdin>:189:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0], sizes = [1], strides = [1]}> : (vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:194:8: error: 'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size
  %0 = vector.extract_strided_slice %v24 {offsets = [0], sizes = [1, 1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
       ^
<stdin>:194:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0], sizes = [1, 1], strides = [1]}> : (vector<2x4xf32>) -> vector<1x4xf32>
<stdin>:199:8: error: 'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank
  %0 = vector.extract_strided_slice %v24 {offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]} : vector<2x4xf32> to vector<1x4xf32>
       ^
<stdin>:199:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0, 0, 0], sizes = [1, 1, 1], strides = [1, 1, 1]}> : (vector<2x4xf32>) -> vector<1x4xf32>
<stdin>:204:8: error: 'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 2)
  %0 = vector.extract_strided_slice %v24 {offsets = [2], sizes = [1], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
       ^
<stdin>:204:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [2], sizes = [1], strides = [1]}> : (vector<2x4xf32>) -> vector<1x4xf32>
<stdin>:209:8: error: 'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 3)
  %0 = vector.extract_strided_slice %v24 {offsets = [0], sizes = [0], strides = [1]} : vector<2x4xf32> to vector<1x4xf32>
       ^
<stdin>:209:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0], sizes = [0], strides = [1]}> : (vector<2x4xf32>) -> vector<1x4xf32>
<stdin>:214:8: error: 'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 3)
  %0 = vector.extract_strided_slice %v24 {offsets = [1], sizes = [2], strides = [1]} : vector<2x4xf32> to vector<2x4xf32>
       ^
<stdin>:214:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [1], sizes = [2], strides = [1]}> : (vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:219:8: error: 'vector.extract_strided_slice' op expected strides to be confined to [1, 2)
  %0 = vector.extract_strided_slice %v24 {offsets = [1], sizes = [1], strides = [3]} : vector<2x4xf32> to vector<1x4xf32>
       ^
<stdin>:219:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [1], sizes = [1], strides = [3]}> : (vector<2x4xf32>) -> vector<1x4xf32>
<stdin>:224:8: error: 'vector.extract_strided_slice' op expected size at idx=0 to match the corresponding base size from the input vector (4 vs 8)
  %0 = vector.extract_strided_slice %s8 {offsets = [0], sizes = [4], strides = [1]} : vector<[8]xf32> to vector<[4]xf32>
       ^
<stdin>:224:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0], sizes = [4], strides = [1]}> : (vector<[8]xf32>) -> vector<[4]xf32>
<stdin>:229:8: error: 'vector.extract_strided_slice' op requires attribute 'strides'
  %0 = vector.extract_strided_slice %v24 {offsets = [1], sizes = [1]} : vector<2x4xf32> to vector<1x4xf32>
       ^
<stdin>:229:8: note: see current operation: %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [1], sizes = [1]}> : (vector<2x4xf32>) -> vector<1x4xf32>
<stdin>:234:8: error: 'vector.shape_cast' op has different number of elements at source (8) and result (7)
  %0 = vector.shape_cast %v24 : vector<2x4xf32> to vector<7xf32>
       ^
<stdin>:234:8: note: see current operation: %0 = "vector.shape_cast"(%arg0) : (vector<2x4xf32>) -> vector<7xf32>
<stdin>:239:8: error: 'vector.shape_cast' op has different source and result element types
  %0 = vector.shape_cast %v24 : vector<2x4xf32> to vector<8xi32>
       ^
<stdin>:239:8: note: see current operation: %0 = "vector.shape_cast"(%arg0) : (vector<2x4xf32>) -> vector<8xi32>
<stdin>:244:8: error: 'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)
  %0 = vector.shape_cast %s8 : vector<[8]xf32> to vector<8xf32>
       ^
<stdin>:244:8: note: see current operation: %0 = "vector.shape_cast"(%arg0) : (vector<[8]xf32>) -> vector<8xf32>
<stdin>:249:8: error: 'vector.bitcast' op failed to verify that all of {source, result} have same rank
  %0 = vector.bitcast %v24 : vector<2x4xf32> to vector<8xi16>
       ^
<stdin>:249:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<2x4xf32>) -> vector<8xi16>
<stdin>:254:8: error: 'vector.bitcast' op dimension size mismatch at: 0
  %0 = vector.bitcast %v24 : vector<2x4xf32> to vector<3x8xi16>
       ^
<stdin>:254:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<2x4xf32>) -> vector<3x8xi16>
<stdin>:259:8: error: 'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal
  %0 = vector.bitcast %v24 : vector<2x4xf32> to vector<2x4xi16>
       ^
<stdin>:259:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<2x4xf32>) -> vector<2x4xi16>
<stdin>:264:8: error: 'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal
  %0 = vector.bitcast %v0 : vector<f32> to vector<i16>
       ^
<stdin>:264:8: note: see current operation: %0 = "vector.bitcast"(%arg0) : (vector<f32>) -> vector<i16>
<stdin>:269:8: error: 'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4x4xi32>>'
  %0 = vector.type_cast %ms : memref<4x4xf32> to memref<vector<4x4xi32>>
       ^
<stdin>:269:8: note: see current operation: %0 = "vector.type_cast"(%arg0) : (memref<4x4xf32>) -> memref<vector<4x4xi32>>
<stdin>:274:8: error: 'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<4x5xf32>>'
  %0 = vector.type_cast %ms : memref<4x4xf32> to memref<vector<4x5xf32>>
       ^
<stdin>:274:8: note: see current operation: %0 = "vector.type_cast"(%arg0) : (memref<4x4xf32>) -> memref<vector<4x5xf32>>
<stdin>:279:8: error: 'vector.type_cast' op expects result in same memory space
  %0 = vector.type_cast %ms : memref<4x4xf32> to memref<vector<4x4xf32>, 3>
       ^
<stdin>:279:8: note: see current operation: %0 = "vector.type_cast"(%arg0) : (memref<4x4xf32>) -> memref<vector<4x4xf32>, 3>
<stdin>:284:8: error: 'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?x?xf32>'
  %0 = vector.type_cast %m : memref<?x?xf32> to memref<vector<4x4xf32>>
       ^
<stdin>:284:8: note: see current operation: %0 = "vector.type_cast"(%arg0) : (memref<?x?xf32>) -> memref<vector<4x4xf32>>
<stdin>:289:8: error: 'vector.transpose' op duplicate position index: 1
  %0 = vector.transpose %v24, [1, 1] : vector<2x4xf32> to vector<4x2xf32>
       ^
<stdin>:289:8: note: see current operation: %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 1>}> : (vector<2x4xf32>) -> vector<4x2xf32>
<stdin>:294:8: error: 'vector.transpose' op transposition index out of range: 2
  %0 = vector.transpose %v24, [0, 2] : vector<2x4xf32> to vector<2x4xf32>
       ^
<stdin>:294:8: note: see current operation: %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 0, 2>}> : (vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:299:8: error: 'vector.transpose' op transposition length mismatch: 1
  %0 = vector.transpose %v24, [0] : vector<2x4xf32> to vector<2x4xf32>
       ^
<stdin>:299:8: note: see current operation: %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 0>}> : (vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:304:8: error: 'vector.transpose' op dimension size mismatch at: 1
  %0 = vector.transpose %v24, [1, 0] : vector<2x4xf32> to vector<2x4xf32>
       ^
<stdin>:304:8: note: see current operation: %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:309:8: error: 'vector.transpose' op vector result rank mismatch: 1
  %0 = vector.transpose %v24, [0] : vector<2x4xf32> to vector<2xf32>
       ^
<stdin>:309:8: note: see current operation: %0 = "vector.transpose"(%arg0) <{permutation = array<i64: 0>}> : (vector<2x4xf32>) -> vector<2xf32>
<stdin>:314:8: error: 'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4x4xindex>'
  %0 = vector.step : vector<4x4xindex>
       ^
<stdin>:314:8: note: see current operation: %0 = "vector.step"() : () -> vector<4x4xindex>
<stdin>:319:8: error: 'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'
  %0 = vector.reduction <and>, %v4 : vector<4xf32> into f32
       ^
<stdin>:319:8: note: see current operation: %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<and>}> : (vector<4xf32>) -> f32
<stdin>:324:8: error: 'vector.reduction' op unsupported reduction rank: 2
  %0 = vector.reduction <add>, %v24 : vector<2x4xf32> into f32
       ^
<stdin>:324:8: note: see current operation: %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<2x4xf32>) -> f32
<stdin>:329:8: error: 'vector.reduction' op failed to verify that source operand and result have same element type
  %0 = vector.reduction <add>, %v4 : vector<4xf32> into i32
       ^
<stdin>:329:8: note: see current operation: %0 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> i32
<stdin>:334:8: error: 'vector.reduction' op failed to verify that dest and acc have the same type
  %0 = "vector.reduction"(%v4, %i) <{kind = #vector.kind<add>}> : (vector<4xf32>, index) -> f32
       ^
<stdin>:334:8: note: see current operation: %0 = "vector.reduction"(%arg1, %arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>, index) -> f32
<stdin>:339:8: error: 'vector.multi_reduction' op destination type 'f32' is incompatible with source type 'vector<2x4xf32>'
  %0 = vector.multi_reduction <mul>, %v24, %f [1] : vector<2x4xf32> to f32
       ^
<stdin>:339:8: note: see current operation: %0 = "vector.multi_reduction"(%arg1, %arg0) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 1>}> : (vector<2x4xf32>, f32) -> f32
<stdin>:344:10: error: 'vector.scan' op reduction dimension 2 has to be less than 2
  %0:2 = vector.scan <add>, %v24, %v4 {inclusive = true, reduction_dim = 2 : i64} : vector<2x4xf32>, vector<4xf32>
         ^
<stdin>:344:10: note: see current operation: %0:2 = "vector.scan"(%arg1, %arg0) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 2 : i64}> : (vector<2x4xf32>, vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>)
<stdin>:349:10: error: 'vector.scan' op incompatible input/initial value shapes
  %0:2 = vector.scan <add>, %v24, %v4 {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xf32>, vector<4xf32>
         ^
<stdin>:349:10: note: see current operation: %0:2 = "vector.scan"(%arg1, %arg0) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<2x4xf32>, vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>)
<stdin>:354:10: error: 'vector.scan' op initial value rank 2 has to be equal to 1
  %0:2 = vector.scan <add>, %v24, %v24 {inclusive = true, reduction_dim = 1 : i64} : vector<2x4xf32>, vector<2x4xf32>
         ^
<stdin>:354:10: note: see current operation: %0:2 = "vector.scan"(%arg0, %arg0) <{inclusive = true, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<2x4xf32>, vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>)
<stdin>:359:10: error: 'vector.scan' op unsupported reduction type 'f32' for kind 'xor'
  %0:2 = vector.scan <xor>, %v24, %v4 {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
         ^
<stdin>:359:10: note: see current operation: %0:2 = "vector.scan"(%arg1, %arg0) <{inclusive = true, kind = #vector.kind<xor>, reduction_dim = 0 : i64}> : (vector<2x4xf32>, vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>)
<stdin>:364:10: error: 'vector.scan' op requires attribute 'inclusive'
  %0:2 = vector.scan <xor>, %v24, %v4 {reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
         ^
<stdin>:364:10: note: see current operation: %0:2 = "vector.scan"(%arg1, %arg0) <{kind = #vector.kind<xor>, reduction_dim = 0 : i64}> : (vector<2x4xf32>, vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>)
<stdin>:369:8: error: 'vector.outerproduct' op unsupported outerproduct type
  %0 = vector.outerproduct %v4, %f, %v4 {kind = #vector.kind<xor>} : vector<4xf32>, f32
       ^
<stdin>:369:8: note: see current operation: %0 = "vector.outerproduct"(%arg1, %arg0, %arg1) <{kind = #vector.kind<xor>}> : (vector<4xf32>, f32, vector<4xf32>) -> vector<4xf32>
<stdin>:374:8: error: 'vector.outerproduct' op expected 1-d vector for operand #1
  %0 = vector.outerproduct %v24, %v4 : vector<2x4xf32>, vector<4xf32>
       ^
<stdin>:374:8: note: see current operation: %0 = "vector.outerproduct"(%arg1, %arg0) <{kind = #vector.kind<add>}> : (vector<2x4xf32>, vector<4xf32>) -> vector<2x4xf32>
<stdin>:379:8: error: 'vector.outerproduct' op expected either both or only #2 operand dim to be scalable
  %0 = vector.outerproduct %s4, %v4 : vector<[4]xf32>, vector<4xf32>
       ^
<stdin>:379:8: note: see current operation: %0 = "vector.outerproduct"(%arg1, %arg0) <{kind = #vector.kind<add>}> : (vector<[4]xf32>, vector<4xf32>) -> vector<[4]x4xf32>
<stdin>:384:8: error: 'vector.outerproduct' op failed to verify that rhs operand and result have same element type
  %0 = vector.outerproduct %v4, %i : vector<4xf32>, index
       ^
<stdin>:384:8: note: see current operation: %0 = "vector.outerproduct"(%arg1, %arg0) <{kind = #vector.kind<add>}> : (vector<4xf32>, index) -> vector<4xf32>
<stdin>:389:8: error: 'vector.fma' op operand #0 must be vector of floating-point values, but got 'vector<4xi32>'
  %0 = vector.fma %vi4, %vi4, %vi4 : vector<4xi32>
       ^
<stdin>:389:8: note: see current operation: %0 = "vector.fma"(%arg0, %arg0, %arg0) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> vector<4xi32>
<stdin>:394:8: error: 'vector.constant_mask' op must specify array attr of size equal vector result rank
  %0 = vector.constant_mask [1] : vector<2x4xi1>
       ^
<stdin>:394:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1>}> : () -> vector<2x4xi1>
<stdin>:399:8: error: 'vector.constant_mask' op array attr of size out of bounds of vector result dimension size
  %0 = vector.constant_mask [1, 5] : vector<2x4xi1>
       ^
<stdin>:399:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 5>}> : () -> vector<2x4xi1>
<stdin>:404:8: error: 'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim
  %0 = vector.constant_mask [0, 4] : vector<2x4xi1>
       ^
<stdin>:404:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0, 4>}> : () -> vector<2x4xi1>
<stdin>:409:8: error: 'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions
  %0 = vector.constant_mask [2] : vector<[4]xi1>
       ^
<stdin>:409:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}> : () -> vector<[4]xi1>
<stdin>:414:8: error: mask dim size must be either 0 or 1 for 0-D vectors
  %0 = vector.constant_mask [2] : vector<i1>
       ^
<stdin>:414:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 2>}> : () -> vector<i1>
<stdin>:419:8: error: array attr must have length 1 for 0-D vectors
  %0 = vector.constant_mask [1, 1] : vector<i1>
       ^
<stdin>:419:8: note: see current operation: %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 1, 1>}> : () -> vector<i1>
<stdin>:424:8: error: 'vector.create_mask' op must specify an operand for each result vector dimension
  %0 = vector.create_mask %i : vector<2x4xi1>
       ^
<stdin>:424:8: note: see current operation: %0 = "vector.create_mask"(%arg0) : (index) -> vector<2x4xi1>
<stdin>:429:8: error: 'vector.create_mask' op must specify exactly one operand for 0-D create_mask
  %0 = vector.create_mask : vector<i1>
       ^
<stdin>:429:8: note: see current operation: %0 = "vector.create_mask"() : () -> vector<i1>
<stdin>:434:3: error: 'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings
  vector.print str "hello" punctuation <comma>
  ^
<stdin>:434:3: note: see current operation: "vector.print"() <{punctuation = #vector.punctuation<comma>, stringLiteral = "hello"}> : () -> ()
<stdin>:439:3: error: 'vector.print' op operand #0 must be , but got 'memref<?x?xf32>'
  vector.print %m : memref<?x?xf32>
  ^
<stdin>:439:3: note: see current operation: "vector.print"(%arg0) <{punctuation = #vector.punctuation<newline>}> : (memref<?x?xf32>) -> ()
<stdin>:444:8: error: 'vector.mask' op expects result type to match maskable operation result type
  %0 = vector.mask %k4 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> i32
       ^
<stdin>:444:8: note: see current operation: 
%0 = "vector.mask"(%arg1) ({
  %1 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  "vector.yield"(%1) : (f32) -> ()
}) : (vector<4xi1>) -> i32
<stdin>:449:8: error: 'vector.mask' op expects a 'vector<4xi1>' mask for the maskable operation
  %0 = vector.mask %k24 { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<2x4xi1> -> f32
       ^
<stdin>:449:8: note: see current operation: 
%0 = "vector.mask"(%arg1) ({
  %1 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  "vector.yield"(%1) : (f32) -> ()
}) : (vector<2x4xi1>) -> f32
<stdin>:454:8: error: 'vector.mask' op doesn't expect a passthru argument for this maskable operation
  %0 = vector.mask %k4, %f { vector.reduction <add>, %v4 : vector<4xf32> into f32 } : vector<4xi1> -> f32
       ^
<stdin>:454:8: note: see current operation: 
%0 = "vector.mask"(%arg2, %arg0) ({
  %1 = "vector.reduction"(%arg1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<4xf32>) -> f32
  "vector.yield"(%1) : (f32) -> ()
}) : (vector<4xi1>, f32) -> f32
<stdin>:459:8: error: 'vector.mask' op expects number of results to match mask region yielded values
  %0 = vector.mask %k4 { } : vector<4xi1> -> f32
       ^
<stdin>:459:8: note: see current operation: 
%0 = "vector.mask"(%arg0) ({
  "vector.yield"() : () -> ()
}) : (vector<4xi1>) -> f32
<stdin>:464:8: error: 'vector.mask' op expects a MaskableOpInterface within the mask region
  %0 = vector.mask %k4 { %1 = arith.addf %f, %f : f32 } : vector<4xi1> -> f32
       ^
<stdin>:464:8: note: see current operation: 
%0 = "vector.mask"(%arg1) ({
  %1 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "vector.yield"(%1) : (f32) -> ()
}) : (vector<4xi1>) -> f32
<stdin>:469:3: error: 'vector.mask' op expects number of results to match mask region yielded values
  vector.mask %k4 { %1 = arith.addf %f, %f : f32 } : vector<4xi1>
  ^
<stdin>:469:3: note: see current operation: 
"vector.mask"(%arg1) ({
  %0 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "vector.yield"(%0) : (f32) -> ()
}) : (vector<4xi1>) -> ()
<stdin>:474:3: error: 'vector.mask' op expects only one operation to mask
  vector.mask %k4 { %1 = arith.addf %f, %f : f32 %2 = arith.addf %f, %f : f32 } : vector<4xi1>
  ^
<stdin>:474:3: note: see current operation: 
"vector.mask"(%arg1) ({
  %0 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  %1 = "arith.addf"(%arg0, %arg0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
  "vector.yield"() : () -> ()
}) : (vector<4xi1>) -> ()
<stdin>:479:8: error: 'vector.transfer_read' op requires 2 indices
  %0 = vector.transfer_read %m[%i], %f : memref<?x?xf32>, vector<4xf32>
       ^
<stdin>:479:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, f32) -> vector<4xf32>
<stdin>:484:8: error: 'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
       ^
<stdin>:484:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x4xf32>
<stdin>:489:8: error: 'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
       ^
<stdin>:489:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0 + d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
<stdin>:494:8: error: 'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1) -> (1)>, in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
       ^
<stdin>:494:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
<stdin>:499:8: error: 'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
       ^
<stdin>:499:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
<stdin>:504:8: error: 'vector.transfer_read' op requires permutation_map without symbols
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
       ^
<stdin>:504:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1)[s0] -> (d0)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
<stdin>:509:8: error: 'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [true, true]} : memref<?x?xf32>, vector<4xf32>
       ^
<stdin>:509:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
<stdin>:514:8: error: 'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute
  %0 = vector.transfer_read %m[%i, %i], %f {in_bounds = [1]} : memref<?x?xf32>, vector<4xf32>
       ^
<stdin>:514:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0) <{in_bounds = [1], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
<stdin>:519:8: error: 'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.
  %0 = vector.transfer_read %m[%i, %i], %f {masked = [true]} : memref<?x?xf32>, vector<4xf32>
       ^
<stdin>:519:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> {masked = [true]} : (memref<?x?xf32>, index, index, f32) -> vector<4xf32>
<stdin>:524:8: error: 'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<3xi8>
       ^
<stdin>:524:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg1, %arg1, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<3xi8>
<stdin>:529:8: error: 'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source
  %0 = vector.transfer_read %mv[%i], %v4 : memref<?xvector<4xf32>>, vector<3xf32>
       ^
<stdin>:529:8: note: see current operation: %0 = "vector.transfer_read"(%arg2, %arg0, %arg1) <{in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> ()>}> : (memref<?xvector<4xf32>>, index, vector<4xf32>) -> vector<3xf32>
<stdin>:534:3: error: 'vector.transfer_write' op should not have broadcast dimensions
  vector.transfer_write %v4, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<?x?xf32>
  ^
<stdin>:534:3: note: see current operation: "vector.transfer_write"(%arg1, %arg2, %arg0, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (0)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> ()
<stdin>:539:3: error: 'vector.transfer_write' op requires 2 indices
  vector.transfer_write %v4, %m[%i] : vector<4xf32>, memref<?x?xf32>
  ^
<stdin>:539:3: note: see current operation: "vector.transfer_write"(%arg1, %arg2, %arg0) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xf32>, memref<?x?xf32>, index) -> ()
<stdin>:544:8: error: 'vector.load' op requires 2 indices
  %0 = vector.load %m[%i] : memref<?x?xf32>, vector<4xf32>
       ^
<stdin>:544:8: note: see current operation: %0 = "vector.load"(%arg1, %arg0) : (memref<?x?xf32>, index) -> vector<4xf32>
<stdin>:549:8: error: 'vector.load' op base and result element types should match
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4xi32>
       ^
<stdin>:549:8: note: see current operation: %0 = "vector.load"(%arg1, %arg0, %arg0) : (memref<?x?xf32>, index, index) -> vector<4xi32>
<stdin>:554:8: error: 'vector.load' op destination memref has lower rank than the result vector
  %0 = vector.load %m[%i, %i] : memref<?x?xf32>, vector<4x4x4xf32>
       ^
<stdin>:554:8: note: see current operation: %0 = "vector.load"(%arg1, %arg0, %arg0) : (memref<?x?xf32>, index, index) -> vector<4x4x4xf32>
<stdin>:559:8: error: 'vector.load' op most minor memref dim must have unit stride
  %0 = vector.load %mst[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
       ^
<stdin>:559:8: note: see current operation: %0 = "vector.load"(%arg1, %arg0) : (memref<?xf32, strided<[2]>>, index) -> vector<4xf32>
<stdin>:564:8: error: 'vector.load' op base memref and result vector types should match
  %0 = vector.load %mv[%i] : memref<?xvector<4xf32>>, vector<8xf32>
       ^
<stdin>:564:8: note: see current operation: %0 = "vector.load"(%arg1, %arg0) : (memref<?xvector<4xf32>>, index) -> vector<8xf32>
<stdin>:569:3: error: 'vector.store' op requires 2 indices
  vector.store %v4, %m[%i] : memref<?x?xf32>, vector<4xf32>
  ^
<stdin>:569:3: note: see current operation: "vector.store"(%arg1, %arg2, %arg0) : (vector<4xf32>, memref<?x?xf32>, index) -> ()
<stdin>:574:3: error: 'vector.store' op base and valueToStore element type should match
  vector.store %vi4, %m[%i, %i] : memref<?x?xf32>, vector<4xi32>
  ^
<stdin>:574:3: note: see current operation: "vector.store"(%arg1, %arg2, %arg0, %arg0) : (vector<4xi32>, memref<?x?xf32>, index, index) -> ()
<stdin>:579:3: error: 'vector.store' op source memref has lower rank than the vector to store
  vector.store %v24, %m1[%i] : memref<?xf32>, vector<2x4xf32>
  ^
<stdin>:579:3: note: see current operation: "vector.store"(%arg1, %arg2, %arg0) : (vector<2x4xf32>, memref<?xf32>, index) -> ()
<stdin>:584:3: error: 'vector.store' op most minor memref dim must have unit stride
  vector.store %v4, %mst[%i] : memref<?xf32, strided<[2]>>, vector<4xf32>
  ^
<stdin>:584:3: note: see current operation: "vector.store"(%arg1, %arg2, %arg0) : (vector<4xf32>, memref<?xf32, strided<[2]>>, index) -> ()
<stdin>:589:8: error: 'vector.maskedload' op expected result shape to match mask shape
  %0 = vector.maskedload %m1[%i], %k24, %v4 : memref<?xf32>, vector<2x4xi1>, vector<4xf32> into vector<4xf32>
       ^
<stdin>:589:8: note: see current operation: %0 = "vector.maskedload"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<2x4xi1>, vector<4xf32>) -> vector<4xf32>
<stdin>:594:8: error: 'vector.maskedload' op expected pass_thru of same type as result type
  %0 = vector.maskedload %m1[%i], %k4, %v1 : memref<?xf32>, vector<4xi1>, vector<1xf32> into vector<4xf32>
       ^
<stdin>:594:8: note: see current operation: %0 = "vector.maskedload"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<4xi1>, vector<1xf32>) -> vector<4xf32>
<stdin>:599:8: error: 'vector.maskedload' op requires 1 indices
  %0 = vector.maskedload %m1[], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
       ^
<stdin>:599:8: note: see current operation: %0 = "vector.maskedload"(%arg2, %arg1, %arg0) : (memref<?xf32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
<stdin>:604:8: error: 'vector.maskedload' op base and result element type should match
  %0 = vector.maskedload %m1[%i], %k4, %vi4 : memref<?xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
       ^
<stdin>:604:8: note: see current operation: %0 = "vector.maskedload"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
<stdin>:609:3: error: 'vector.maskedstore' op expected valueToStore shape to match mask shape
  vector.maskedstore %m1[%i], %k24, %v4 : memref<?xf32>, vector<2x4xi1>, vector<4xf32>
  ^
<stdin>:609:3: note: see current operation: "vector.maskedstore"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<2x4xi1>, vector<4xf32>) -> ()
<stdin>:614:3: error: 'vector.maskedstore' op requires 1 indices
  vector.maskedstore %m1[], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  ^
<stdin>:614:3: note: see current operation: "vector.maskedstore"(%arg2, %arg1, %arg0) : (memref<?xf32>, vector<4xi1>, vector<4xf32>) -> ()
<stdin>:619:3: error: 'vector.maskedstore' op base and valueToStore element type should match
  vector.maskedstore %m1[%i], %k4, %vi4 : memref<?xf32>, vector<4xi1>, vector<4xi32>
  ^
<stdin>:619:3: note: see current operation: "vector.maskedstore"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> ()
<stdin>:624:8: error: 'vector.gather' op requires 1 indices
  %0 = vector.gather %m1[][%vi4], %k4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
       ^
<stdin>:624:8: note: see current operation: %0 = "vector.gather"(%arg3, %arg1, %arg2, %arg0) : (memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
<stdin>:629:8: error: 'vector.gather' op expected result dim to match mask dim
  %0 = vector.gather %m1[%i][%vi4], %k24, %v4 : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<4xf32> into vector<4xf32>
       ^
<stdin>:629:8: note: see current operation: %0 = "vector.gather"(%arg4, %arg0, %arg2, %arg3, %arg1) : (memref<?xf32>, index, vector<4xi32>, vector<2x4xi1>, vector<4xf32>) -> vector<4xf32>
<stdin>:634:8: error: 'vector.gather' op expected result dim to match indices dim
  %0 = vector.gather %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<1xf32> into vector<1xf32>
       ^
<stdin>:634:8: note: see current operation: %0 = "vector.gather"(%arg4, %arg0, %arg2, %arg3, %arg1) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<1xf32>) -> vector<1xf32>
<stdin>:639:8: error: 'vector.gather' op expected pass_thru of same type as result type
  %0 = vector.gather %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<1xf32> into vector<4xf32>
       ^
<stdin>:639:8: note: see current operation: %0 = "vector.gather"(%arg4, %arg0, %arg2, %arg3, %arg1) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<1xf32>) -> vector<4xf32>
<stdin>:644:8: error: 'vector.gather' op operand #0 must be Tensor or MemRef of any type values, but got 'vector<4xf32>'
  %0 = vector.gather %v4[%i][%vi4], %k4, %v4 : vector<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
       ^
<stdin>:644:8: note: see current operation: %0 = "vector.gather"(%arg1, %arg0, %arg2, %arg3, %arg1) : (vector<4xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
<stdin>:649:8: error: 'vector.gather' op operand #2 must be vector of integer or index values, but got 'vector<4xf32>'
  %0 = vector.gather %m1[%i][%v4], %k4, %v4 : memref<?xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
       ^
<stdin>:649:8: note: see current operation: %0 = "vector.gather"(%arg3, %arg0, %arg1, %arg2, %arg1) : (memref<?xf32>, index, vector<4xf32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
<stdin>:654:3: error: 'vector.scatter' op requires 1 indices
  vector.scatter %m1[][%vi4], %k4, %v4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  ^
<stdin>:654:3: note: see current operation: "vector.scatter"(%arg3, %arg1, %arg2, %arg0) : (memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>) -> ()
<stdin>:659:3: error: 'vector.scatter' op expected valueToStore dim to match mask dim
  vector.scatter %m1[%i][%vi4], %k24, %v4 : memref<?xf32>, vector<4xi32>, vector<2x4xi1>, vector<4xf32>
  ^
<stdin>:659:3: note: see current operation: "vector.scatter"(%arg4, %arg0, %arg2, %arg3, %arg1) : (memref<?xf32>, index, vector<4xi32>, vector<2x4xi1>, vector<4xf32>) -> ()
<stdin>:664:3: error: 'vector.scatter' op expected valueToStore dim to match indices dim
  vector.scatter %m1[%i][%vi4], %k4, %v1 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<1xf32>
  ^
<stdin>:664:3: note: see current operation: "vector.scatter"(%arg4, %arg0, %arg2, %arg3, %arg1) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<1xf32>) -> ()
<stdin>:669:3: error: 'vector.scatter' op base and valueToStore element type should match
  vector.scatter %m1[%i][%vi4], %k4, %vi4 : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
  ^
<stdin>:669:3: note: see current operation: "vector.scatter"(%arg3, %arg0, %arg1, %arg2, %arg1) : (memref<?xf32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> ()
<stdin>:674:8: error: 'vector.expandload' op expected result dim to match mask dim
  %0 = vector.expandload %m1[%i], %k4, %v1 : memref<?xf32>, vector<4xi1>, vector<1xf32> into vector<1xf32>
       ^
<stdin>:674:8: note: see current operation: %0 = "vector.expandload"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<4xi1>, vector<1xf32>) -> vector<1xf32>
<stdin>:679:8: error: 'vector.expandload' op expected pass_thru of same type as result type
  %0 = vector.expandload %m1[%i], %k4, %v1 : memref<?xf32>, vector<4xi1>, vector<1xf32> into vector<4xf32>
       ^
<stdin>:679:8: note: see current operation: %0 = "vector.expandload"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<4xi1>, vector<1xf32>) -> vector<4xf32>
<stdin>:684:8: error: 'vector.expandload' op requires 1 indices
  %0 = vector.expandload %m1[], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
       ^
<stdin>:684:8: note: see current operation: %0 = "vector.expandload"(%arg2, %arg1, %arg0) : (memref<?xf32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
<stdin>:689:8: error: 'vector.expandload' op base and result element type should match
  %0 = vector.expandload %m1[%i], %k4, %vi4 : memref<?xf32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
       ^
<stdin>:689:8: note: see current operation: %0 = "vector.expandload"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
<stdin>:694:3: error: 'vector.compressstore' op expected valueToStore dim to match mask dim
  vector.compressstore %m1[%i], %k4, %v1 : memref<?xf32>, vector<4xi1>, vector<1xf32>
  ^
<stdin>:694:3: note: see current operation: "vector.compressstore"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<4xi1>, vector<1xf32>) -> ()
<stdin>:699:3: error: 'vector.compressstore' op requires 1 indices
  vector.compressstore %m1[], %k4, %v4 : memref<?xf32>, vector<4xi1>, vector<4xf32>
  ^
<stdin>:699:3: note: see current operation: "vector.compressstore"(%arg2, %arg1, %arg0) : (memref<?xf32>, vector<4xi1>, vector<4xf32>) -> ()
<stdin>:704:3: error: 'vector.compressstore' op base and valueToStore element type should match
  vector.compressstore %m1[%i], %k4, %vi4 : memref<?xf32>, vector<4xi1>, vector<4xi32>
  ^
<stdin>:704:3: note: see current operation: "vector.compressstore"(%arg3, %arg0, %arg2, %arg1) : (memref<?xf32>, index, vector<4xi1>, vector<4xi32>) -> ()
<stdin>:710:8: error: 'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<2x2xf32>'
  %0 = vector.contract #mm %v24, %v42, %v24 : vector<2x4xf32>, vector<4x2xf32> into vector<2x4xf32>
       ^
<stdin>:710:8: note: see current operation: %0 = "vector.contract"(%arg0, %arg1, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x4xf32>, vector<4x2xf32>, vector<2x4xf32>) -> vector<2x4xf32>
<stdin>:716:8: error: 'vector.contract' op expected indexing map 2 to have 0 number of outputs
  %0 = vector.contract #mm %v24, %v42, %f : vector<2x4xf32>, vector<4x2xf32> into f32
       ^
<stdin>:716:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg2, %arg0) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x4xf32>, vector<4x2xf32>, f32) -> f32
<stdin>:722:8: error: 'vector.contract' op invalid contracting dimension map
  %0 = vector.contract #mm %v24, %v22, %v22 : vector<2x4xf32>, vector<2x2xf32> into vector<2x2xf32>
       ^
<stdin>:722:8: note: see current operation: %0 = "vector.contract"(%arg0, %arg1, %arg1) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x4xf32>, vector<2x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
<stdin>:728:8: error: 'vector.contract' op expected indexing map 0 to have 1 number of outputs
  %0 = vector.contract #mm %v4, %v42, %v22 : vector<4xf32>, vector<4x2xf32> into vector<2x2xf32>
       ^
<stdin>:728:8: note: see current operation: %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
<stdin>:736:8: error: 'vector.contract' op expected indexing map 2 to have 1 number of outputs
  %0 = vector.contract #dot %v4, %v4, %v4 : vector<4xf32>, vector<4xf32> into vector<4xf32>
       ^
<stdin>:736:8: note: see current operation: %0 = "vector.contract"(%arg0, %arg0, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
<stdin>:743:8: error: 'vector.contract' op expected at least one contracting dimension pair
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["parallel"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
       ^
<stdin>:743:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg1, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<parallel>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
<stdin>:749:8: error: 'vector.contract' op expected an indexing map for each vector operand
  %0 = vector.contract {indexing_maps = [#id, #id], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
       ^
<stdin>:749:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg1, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
<stdin>:756:8: error: 'vector.contract' op unsupported contraction type
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["reduction"], kind = #vector.kind<xor>} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
       ^
<stdin>:756:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg1, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<xor>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
<stdin>:763:8: error: 'vector.contract' op expected indexing map 0 to have 2 number of inputs
  %0 = vector.contract {indexing_maps = [#id, #id, #zero], iterator_types = ["reduction", "reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
       ^
<stdin>:763:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg1, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
<stdin>:770:8: error: 'vector.contract' op expected indexing map 0 to have no symbols
  %0 = vector.contract {indexing_maps = [affine_map<(d0)[s0] -> (d0)>, #id, #zero], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
       ^
<stdin>:770:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg1, %arg0) <{indexing_maps = [affine_map<(d0)[s0] -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
<stdin>:777:8: error: 'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs
  %0 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0 + 1)>, #id, #zero], iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
       ^
<stdin>:777:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg1, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0 + 1)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
<stdin>:782:8: error: 'vector.contract' op requires attribute 'indexing_maps'
  %0 = vector.contract {iterator_types = ["reduction"]} %v4, %v4, %f : vector<4xf32>, vector<4xf32> into f32
       ^
<stdin>:782:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg1, %arg0) <{iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f32
<stdin>:790:8: error: 'vector.contract' op failed to verify that lhs and rhs have same element type
  %0 = vector.contract #dot %v4, %vi4, %f : vector<4xf32>, vector<4xi32> into f32
       ^
<stdin>:790:8: note: see current operation: %0 = "vector.contract"(%arg1, %arg2, %arg0) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xi32>, f32) -> f32
<stdin>:796:8: error: 'vector.mask' op expects a 'vector<2x2x4xi1>' mask for the maskable operation
  %0 = vector.mask %k4 { vector.contract #mm %v24, %v42, %v22 : vector<2x4xf32>, vector<4x2xf32> into vector<2x2xf32> } : vector<4xi1> -> vector<2x2xf32>
       ^
<stdin>:796:8: note: see current operation: 
%0 = "vector.mask"(%arg3) ({
  %1 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<2x4xf32>, vector<4x2xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  "vector.yield"(%1) : (vector<2x2xf32>) -> ()
}) : (vector<4xi1>) -> vector<2x2xf32>
// ==== exit 1 ====
