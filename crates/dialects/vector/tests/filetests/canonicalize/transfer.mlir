// terrace opt --canonicalize
// Transfers: bounds, masks, casts, and what was read or written before.
func.func @raw(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %p: f32, %m: vector<1x4xi1>) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %3 = vector.transfer_read %1[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %cst = arith.constant 0.0 : f32
  %z = arith.constant dense<0.0> : vector<1x4xf32>
  %4 = vector.transfer_write %z, %t[%c1, %c0], %m {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %5 = vector.transfer_read %4[%c1, %c0], %cst, %m {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %6 = vector.transfer_read %4[%c1, %c0], %cst {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  return %2, %3, %5, %6 : vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>
}
func.func @rawmask(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %m: vector<1x4xi1>) -> (vector<1x4xf32>) {
  %c0 = arith.constant 0 : index
  %cst = arith.constant 0.0 : f32
  %z = arith.constant dense<0.0> : vector<1x4xf32>
  %4 = vector.transfer_write %z, %t[%c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %5 = vector.transfer_read %4[%c0, %c0], %cst, %m {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  return %5 : vector<1x4xf32>
}
func.func @bounds(%m: memref<4x?xf32>, %p: f32, %i: index, %l: memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, %t: vector<4xi1>) -> (vector<4x4xf32>, vector<8x4xf32>, vector<4xf32>, vector<4x2xf32>, vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p : memref<4x?xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %l[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, vector<8x4xf32>
  %k = vector.constant_mask [4] : vector<4xi1>
  %2 = vector.transfer_read %l[%c0, %c5], %p, %k : memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, vector<4xf32>
  %3 = vector.transfer_read %l[%i, %c4], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, vector<4x2xf32>
  %4 = vector.transfer_read %l[%c0, %i], %p {in_bounds = [false, true]} : memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, vector<4x4xf32>
  vector.transfer_write %2, %l[%c0, %c4], %k : vector<4xf32>, memref<4x8xf32, strided<[?, 1], offset: ?>, 3>
  vector.transfer_write %2, %l[%c0, %c4], %t : vector<4xf32>, memref<4x8xf32, strided<[?, 1], offset: ?>, 3>
  return %0, %1, %2, %3, %4 : vector<4x4xf32>, vector<8x4xf32>, vector<4xf32>, vector<4x2xf32>, vector<4x4xf32>
}
func.func @cast(%m: memref<4x8xf32>, %p: f32, %i: index, %v: vector<4xf32>, %u: memref<*xf32>) -> (vector<4xf32>, vector<4xf32>, vector<f32>) {
  %c = memref.cast %m : memref<4x8xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %d = memref.cast %u : memref<*xf32> to memref<?xf32>
  %0 = vector.transfer_read %c[%i, %i], %p : memref<?x?xf32, strided<[?, ?], offset: ?>>, vector<4xf32>
  vector.transfer_write %v, %c[%i, %i] : vector<4xf32>, memref<?x?xf32, strided<[?, ?], offset: ?>>
  %1 = vector.transfer_read %d[%i], %p : memref<?xf32>, vector<4xf32>
  %2 = vector.transfer_read %d[%i], %p : memref<?xf32>, vector<f32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<f32>
}
func.func @bcraw(%t: tensor<4x4x4xf32>, %v: vector<4x1xf32>, %p: f32, %t2: tensor<4x4xf32>, %w: vector<4xf32>) -> (vector<1x100x4x5xf32>, vector<4x4xf32>, vector<4x3xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %t[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : vector<4x1xf32>, tensor<4x4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0, %c0], %p {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2, 0)>} : tensor<4x4x4xf32>, vector<1x100x4x5xf32>
  %2 = vector.transfer_write %w, %t2[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_read %2[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x4xf32>, vector<4x4xf32>
  %4 = vector.transfer_read %2[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : tensor<4x4xf32>, vector<4x3xf32>
  return %1, %3, %4 : vector<1x100x4x5xf32>, vector<4x4xf32>, vector<4x3xf32>
}
func.func @war(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>, %p: f32, %i: index) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %1 = vector.transfer_write %0, %u[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %t[%i, %c0], %p : tensor<4x4xf32>, vector<4xf32>
  %3 = vector.transfer_write %2, %t[%i, %c0] : vector<4xf32>, tensor<4x4xf32>
  %4 = vector.transfer_write %2, %u[%i, %c0] : vector<4xf32>, tensor<4x4xf32>
  return %1, %3, %4 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
func.func @waw(%t: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %m: vector<1x4xi1>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_write %w, %1[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %4 = vector.transfer_write %w, %3[%c1, %c0], %m {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  return %2, %4 : tensor<4x4xf32>, tensor<4x4xf32>
}
func.func @xfer0(%t: tensor<f32>, %m: memref<f32>, %v: vector<f32>, %p: f32) -> (vector<f32>, tensor<f32>, vector<f32>) {
  %0 = vector.transfer_write %v, %t[] : vector<f32>, tensor<f32>
  %1 = vector.transfer_read %0[], %p : tensor<f32>, vector<f32>
  %2 = vector.transfer_read %t[], %p : tensor<f32>, vector<f32>
  %3 = vector.transfer_write %2, %t[] : vector<f32>, tensor<f32>
  %4 = vector.transfer_read %m[], %p : memref<f32>, vector<f32>
  return %1, %3, %4 : vector<f32>, tensor<f32>, vector<f32>
}
func.func @xfermask(%t: tensor<8x8xf32>, %v: vector<4xf32>, %p: f32, %m: vector<4xi1>, %i: index, %mv: memref<4x8xvector<4xf32>>, %pv: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%i, %c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_read %0[%i, %c0], %p, %m {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%i, %c4], %p {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
  %3 = vector.transfer_write %v, %0[%i, %c0], %m {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
  %4 = vector.transfer_write %v, %t[%i, %c4] : vector<4xf32>, tensor<8x8xf32>
  %5 = vector.transfer_write %v, %4[%i, %c4] : vector<4xf32>, tensor<8x8xf32>
  %6 = vector.transfer_read %mv[%c0, %c4], %pv : memref<4x8xvector<4xf32>>, vector<2x4xf32>
  return %1, %2, %3, %5, %6 : vector<4xf32>, vector<4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<2x4xf32>
}
func.func @raw_a(%u: tensor<4x4x4xf32>, %v: vector<4xf32>, %w: vector<1x4xf32>, %p: f32, %i: index, %x: vector<4x4xf32>) -> (vector<4xf32>, vector<1x4xf32>, vector<4x1xf32>, vector<1x1x4xf32>, vector<4x1x4xf32>, vector<1x3x4xf32>, vector<3x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %w, %u[%i, %c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4x4xf32>
  %1 = vector.transfer_read %0[%i, %c0, %c0], %p {in_bounds = [true]} : tensor<4x4x4xf32>, vector<4xf32>
  %2 = vector.transfer_write %v, %u[%i, %c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4x4xf32>
  %3 = vector.transfer_read %2[%i, %c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : tensor<4x4x4xf32>, vector<1x4xf32>
  %4 = vector.transfer_read %2[%i, %c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : tensor<4x4x4xf32>, vector<4x1xf32>
  %5 = vector.transfer_read %2[%i, %c0, %c0], %p {in_bounds = [true, true, true]} : tensor<4x4x4xf32>, vector<1x1x4xf32>
  %6 = vector.transfer_write %x, %u[%i, %c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4x4xf32>
  %7 = vector.transfer_read %6[%i, %c0, %c0], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d0, d2)>} : tensor<4x4x4xf32>, vector<4x1x4xf32>
  %8 = vector.transfer_read %2[%i, %c0, %c0], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0, d2)>} : tensor<4x4x4xf32>, vector<1x3x4xf32>
  %9 = vector.transfer_read %2[%i, %c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d2)>} : tensor<4x4x4xf32>, vector<3x4xf32>
  return %1, %3, %4, %5, %7, %8, %9 : vector<4xf32>, vector<1x4xf32>, vector<4x1xf32>, vector<1x1x4xf32>, vector<4x1x4xf32>, vector<1x3x4xf32>, vector<3x4xf32>
}
func.func @raw_b(%u: tensor<1x4x4xf32>, %v: vector<4xf32>, %w: vector<1x4xf32>, %p: f32, %i: index, %x: vector<1x4x4xf32>) -> (vector<4xf32>, vector<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %w, %u[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<1x4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0, %c0], %p {in_bounds = [true]} : tensor<1x4x4xf32>, vector<4xf32>
  %2 = vector.transfer_write %x, %u[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<1x4x4xf32>, tensor<1x4x4xf32>
  %3 = vector.transfer_read %2[%c0, %c0, %c0], %p {in_bounds = [true, true]} : tensor<1x4x4xf32>, vector<4x4xf32>
  return %1, %3 : vector<4xf32>, vector<4x4xf32>
}
func.func @raw_c(%u: tensor<4x4xf32>, %v: vector<4xf32>, %p: f32, %x: vector<4x4xf32>) -> (vector<4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x3xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %u[%c0, %c0] : vector<4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_read %0[%c0, %c0], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (0)>} : tensor<4x4xf32>, vector<4xf32>
  %2 = vector.transfer_write %x, %u[%c0, %c0] : vector<4x4xf32>, tensor<4x4xf32>
  %3 = vector.transfer_read %2[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<4x4xf32>, vector<4x4xf32>
  %4 = vector.transfer_read %2[%c0, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<4x4xf32>, vector<4x4xf32>
  %5 = vector.transfer_read %2[%c0, %c0], %p {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x3xf32>
  return %1, %3, %4, %5 : vector<4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x3xf32>
}
func.func @cyc(%u: tensor<8x8x8xf32>, %v: vector<2x3x4xf32>, %p: f32, %i: index) -> (vector<4x2x3xf32>, vector<4x5x2x3xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %v, %u[%i, %i, %i] {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>} : vector<2x3x4xf32>, tensor<8x8x8xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %p {in_bounds = [true, true, true]} : tensor<8x8x8xf32>, vector<4x2x3xf32>
  %2 = vector.transfer_read %0[%i, %i, %i], %p {in_bounds = [true, true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, 0, d1, d2)>} : tensor<8x8x8xf32>, vector<4x5x2x3xf32>
  return %1, %2 : vector<4x2x3xf32>, vector<4x5x2x3xf32>
}
func.func @cyc2(%u: tensor<8x8x8xf32>, %v: vector<4x4xf32>, %p: f32, %i: index) -> (vector<1x4x4xf32>, vector<4x1x4xf32>, vector<4x4xf32>) {
  %0 = vector.transfer_write %v, %u[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : vector<4x4xf32>, tensor<8x8x8xf32>
  %1 = vector.transfer_read %0[%i, %i, %i], %p {in_bounds = [true, true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>} : tensor<8x8x8xf32>, vector<1x4x4xf32>
  %2 = vector.transfer_read %0[%i, %i, %i], %p {in_bounds = [true, true, true]} : tensor<8x8x8xf32>, vector<4x1x4xf32>
  %3 = vector.transfer_read %0[%i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : tensor<8x8x8xf32>, vector<4x4xf32>
  return %1, %2, %3 : vector<1x4x4xf32>, vector<4x1x4xf32>, vector<4x4xf32>
}
func.func @oob(%u: tensor<8x8xf32>, %v: vector<4xf32>, %p: f32, %i: index) -> (vector<3x4xf32>, vector<4x4xf32>) {
  %0 = vector.transfer_write %v, %u[%i, %i] : vector<4xf32>, tensor<8x8xf32>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<8x8xf32>, vector<3x4xf32>
  %2 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<8x8xf32>, vector<4x4xf32>
  return %1, %2 : vector<3x4xf32>, vector<4x4xf32>
}
func.func @r0(%u: tensor<8xf32>, %v: vector<f32>, %p: f32, %i: index) -> (vector<3xf32>, vector<1xf32>, vector<f32>) {
  %0 = vector.transfer_write %v, %u[%i] : vector<f32>, tensor<8xf32>
  %1 = vector.transfer_read %0[%i], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : tensor<8xf32>, vector<3xf32>
  %2 = vector.transfer_read %0[%i], %p {in_bounds = [true]} : tensor<8xf32>, vector<1xf32>
  %3 = vector.transfer_read %0[%i], %p : tensor<8xf32>, vector<f32>
  return %1, %2, %3 : vector<3xf32>, vector<1xf32>, vector<f32>
}
func.func @sc(%u: tensor<8x?xf32>, %v: vector<[4]xf32>, %w: vector<[1]x[4]xf32>, %p: f32, %i: index) -> (vector<3x[4]xf32>, vector<[1]x[4]xf32>) {
  %0 = vector.transfer_write %v, %u[%i, %i] {in_bounds = [true]} : vector<[4]xf32>, tensor<8x?xf32>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<8x?xf32>, vector<3x[4]xf32>
  %4 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<8x?xf32>, vector<[1]x[4]xf32>
  return %1, %4 : vector<3x[4]xf32>, vector<[1]x[4]xf32>
}
// ==== stdout ====
#map = affine_map<(d0, d1) -> (d1, d0)>
#map1 = affine_map<(d0, d1) -> (0, d1)>
#map2 = affine_map<(d0, d1) -> (0)>
module {
  func.func @raw(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>, %arg3: f32, %arg4: vector<1x4xi1>) -> (vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<1x4xf32>
    %cst_0 = arith.constant 0.000000e+00 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = vector.transfer_write %arg1, %arg0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    %1 = vector.transfer_write %arg2, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    %2 = vector.transfer_read %1[%c0, %c0], %arg3 {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
    %3 = vector.transfer_write %cst, %arg0[%c1, %c0], %arg4 {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    %4 = vector.transfer_read %3[%c1, %c0], %cst_0 {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
    return %arg1, %2, %cst, %4 : vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>, vector<1x4xf32>
  }
  func.func @rawmask(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xi1>) -> vector<1x4xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<1x4xf32>
    return %cst : vector<1x4xf32>
  }
  func.func @bounds(%arg0: memref<4x?xf32>, %arg1: f32, %arg2: index, %arg3: memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, %arg4: vector<4xi1>) -> (vector<4x4xf32>, vector<8x4xf32>, vector<4xf32>, vector<4x2xf32>, vector<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c5 = arith.constant 5 : index
    %0 = vector.transfer_read %arg0[%c0, %c0], %arg1 {in_bounds = [true, false]} : memref<4x?xf32>, vector<4x4xf32>
    %1 = vector.transfer_read %arg3[%c0, %c0], %arg1 {in_bounds = [true, true], permutation_map = #map} : memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, vector<8x4xf32>
    %2 = vector.transfer_read %arg3[%c0, %c5], %arg1 : memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, vector<4xf32>
    %3 = vector.transfer_read %arg3[%arg2, %c4], %arg1 {in_bounds = [true, true], permutation_map = #map1} : memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, vector<4x2xf32>
    %4 = vector.transfer_read %arg3[%c0, %arg2], %arg1 {in_bounds = [true, true]} : memref<4x8xf32, strided<[?, 1], offset: ?>, 3>, vector<4x4xf32>
    vector.transfer_write %2, %arg3[%c0, %c4] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, strided<[?, 1], offset: ?>, 3>
    vector.transfer_write %2, %arg3[%c0, %c4], %arg4 {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, strided<[?, 1], offset: ?>, 3>
    return %0, %1, %2, %3, %4 : vector<4x4xf32>, vector<8x4xf32>, vector<4xf32>, vector<4x2xf32>, vector<4x4xf32>
  }
  func.func @cast(%arg0: memref<4x8xf32>, %arg1: f32, %arg2: index, %arg3: vector<4xf32>, %arg4: memref<*xf32>) -> (vector<4xf32>, vector<4xf32>, vector<f32>) {
    %cast = memref.cast %arg4 : memref<*xf32> to memref<?xf32>
    %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg1 : memref<4x8xf32>, vector<4xf32>
    vector.transfer_write %arg3, %arg0[%arg2, %arg2] : vector<4xf32>, memref<4x8xf32>
    %1 = vector.transfer_read %cast[%arg2], %arg1 : memref<?xf32>, vector<4xf32>
    %2 = vector.transfer_read %cast[%arg2], %arg1 : memref<?xf32>, vector<f32>
    return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<f32>
  }
  func.func @bcraw(%arg0: tensor<4x4x4xf32>, %arg1: vector<4x1xf32>, %arg2: f32, %arg3: tensor<4x4xf32>, %arg4: vector<4xf32>) -> (vector<1x100x4x5xf32>, vector<4x4xf32>, vector<4x3xf32>) {
    %0 = vector.broadcast %arg1 : vector<4x1xf32> to vector<100x5x4x1xf32>
    %1 = vector.transpose %0, [3, 0, 2, 1] : vector<100x5x4x1xf32> to vector<1x100x4x5xf32>
    %2 = vector.broadcast %arg4 : vector<4xf32> to vector<4x4xf32>
    %3 = vector.broadcast %arg4 : vector<4xf32> to vector<3x4xf32>
    %4 = vector.transpose %3, [1, 0] : vector<3x4xf32> to vector<4x3xf32>
    return %1, %2, %4 : vector<1x100x4x5xf32>, vector<4x4xf32>, vector<4x3xf32>
  }
  func.func @war(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>, %arg2: f32, %arg3: index) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%arg3, %c0], %arg2 {in_bounds = [true]} : tensor<4x4xf32>, vector<4xf32>
    %1 = vector.transfer_write %0, %arg1[%arg3, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
    return %arg0, %arg0, %1 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func @waw(%arg0: tensor<4x4xf32>, %arg1: vector<1x4xf32>, %arg2: vector<1x4xf32>, %arg3: vector<1x4xi1>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %0 = vector.transfer_write %arg2, %arg0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    %1 = vector.transfer_write %arg2, %0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    %2 = vector.transfer_write %arg1, %arg0[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    %3 = vector.transfer_write %arg2, %2[%c1, %c0], %arg3 {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
    return %1, %3 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  func.func @xfer0(%arg0: tensor<f32>, %arg1: memref<f32>, %arg2: vector<f32>, %arg3: f32) -> (vector<f32>, tensor<f32>, vector<f32>) {
    %0 = vector.transfer_read %arg1[], %arg3 : memref<f32>, vector<f32>
    return %arg2, %arg0, %0 : vector<f32>, tensor<f32>, vector<f32>
  }
  func.func @xfermask(%arg0: tensor<8x8xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: vector<4xi1>, %arg4: index, %arg5: memref<4x8xvector<4xf32>>, %arg6: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<2x4xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = vector.transfer_write %arg1, %arg0[%arg4, %c0], %arg3 {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %1 = vector.transfer_read %0[%arg4, %c0], %arg2, %arg3 {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %2 = vector.transfer_read %0[%arg4, %c4], %arg2 {in_bounds = [true]} : tensor<8x8xf32>, vector<4xf32>
    %3 = vector.transfer_write %arg1, %arg0[%arg4, %c0], %arg3 {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %4 = vector.transfer_write %arg1, %arg0[%arg4, %c4] {in_bounds = [true]} : vector<4xf32>, tensor<8x8xf32>
    %5 = vector.transfer_read %arg5[%c0, %c4], %arg6 {in_bounds = [true]} : memref<4x8xvector<4xf32>>, vector<2x4xf32>
    return %1, %2, %3, %4, %5 : vector<4xf32>, vector<4xf32>, tensor<8x8xf32>, tensor<8x8xf32>, vector<2x4xf32>
  }
  func.func @raw_a(%arg0: tensor<4x4x4xf32>, %arg1: vector<4xf32>, %arg2: vector<1x4xf32>, %arg3: f32, %arg4: index, %arg5: vector<4x4xf32>) -> (vector<4xf32>, vector<1x4xf32>, vector<4x1xf32>, vector<1x1x4xf32>, vector<4x1x4xf32>, vector<1x3x4xf32>, vector<3x4xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg2, %arg0[%arg4, %c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4x4xf32>
    %1 = vector.transfer_read %0[%arg4, %c0, %c0], %arg3 {in_bounds = [true]} : tensor<4x4x4xf32>, vector<4xf32>
    %2 = vector.transfer_write %arg1, %arg0[%arg4, %c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4x4xf32>
    %3 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %4 = vector.broadcast %arg1 : vector<4xf32> to vector<1x4xf32>
    %5 = vector.transpose %4, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
    %6 = vector.broadcast %arg1 : vector<4xf32> to vector<1x1x4xf32>
    %7 = vector.broadcast %arg5 : vector<4x4xf32> to vector<1x4x4xf32>
    %8 = vector.transpose %7, [1, 0, 2] : vector<1x4x4xf32> to vector<4x1x4xf32>
    %9 = vector.broadcast %arg1 : vector<4xf32> to vector<1x3x4xf32>
    %10 = vector.transfer_read %2[%arg4, %c0, %c0], %arg3 {in_bounds = [true, true]} : tensor<4x4x4xf32>, vector<3x4xf32>
    return %1, %3, %5, %6, %8, %9, %10 : vector<4xf32>, vector<1x4xf32>, vector<4x1xf32>, vector<1x1x4xf32>, vector<4x1x4xf32>, vector<1x3x4xf32>, vector<3x4xf32>
  }
  func.func @raw_b(%arg0: tensor<1x4x4xf32>, %arg1: vector<4xf32>, %arg2: vector<1x4xf32>, %arg3: f32, %arg4: index, %arg5: vector<1x4x4xf32>) -> (vector<4xf32>, vector<4x4xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg2, %arg0[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<1x4x4xf32>
    %1 = vector.transfer_read %0[%c0, %c0, %c0], %arg3 {in_bounds = [true]} : tensor<1x4x4xf32>, vector<4xf32>
    %2 = vector.transfer_write %arg5, %arg0[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<1x4x4xf32>, tensor<1x4x4xf32>
    %3 = vector.transfer_read %2[%c0, %c0, %c0], %arg3 {in_bounds = [true, true]} : tensor<1x4x4xf32>, vector<4x4xf32>
    return %1, %3 : vector<4xf32>, vector<4x4xf32>
  }
  func.func @raw_c(%arg0: tensor<4x4xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: vector<4x4xf32>) -> (vector<4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x3xf32>) {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
    %1 = vector.transfer_read %0[%c0, %c0], %arg2 {in_bounds = [true], permutation_map = #map2} : tensor<4x4xf32>, vector<4xf32>
    %2 = vector.transfer_write %arg3, %arg0[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
    %3 = vector.transpose %arg3, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
    %4 = vector.transfer_read %2[%c0, %c0], %arg2 {in_bounds = [true, true], permutation_map = #map1} : tensor<4x4xf32>, vector<4x4xf32>
    %5 = vector.transfer_read %2[%c0, %c0], %arg2 {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x3xf32>
    return %1, %3, %4, %5 : vector<4xf32>, vector<4x4xf32>, vector<4x4xf32>, vector<4x3xf32>
  }
  func.func @cyc(%arg0: tensor<8x8x8xf32>, %arg1: vector<2x3x4xf32>, %arg2: f32, %arg3: index) -> (vector<4x2x3xf32>, vector<4x5x2x3xf32>) {
    %0 = vector.transpose %arg1, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
    %1 = vector.broadcast %arg1 : vector<2x3x4xf32> to vector<5x2x3x4xf32>
    %2 = vector.transpose %1, [3, 0, 1, 2] : vector<5x2x3x4xf32> to vector<4x5x2x3xf32>
    return %0, %2 : vector<4x2x3xf32>, vector<4x5x2x3xf32>
  }
  func.func @cyc2(%arg0: tensor<8x8x8xf32>, %arg1: vector<4x4xf32>, %arg2: f32, %arg3: index) -> (vector<1x4x4xf32>, vector<4x1x4xf32>, vector<4x4xf32>) {
    %0 = vector.broadcast %arg1 : vector<4x4xf32> to vector<1x4x4xf32>
    %1 = vector.broadcast %arg1 : vector<4x4xf32> to vector<1x4x4xf32>
    %2 = vector.transpose %1, [2, 0, 1] : vector<1x4x4xf32> to vector<4x1x4xf32>
    %3 = vector.transpose %arg1, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
    return %0, %2, %3 : vector<1x4x4xf32>, vector<4x1x4xf32>, vector<4x4xf32>
  }
  func.func @oob(%arg0: tensor<8x8xf32>, %arg1: vector<4xf32>, %arg2: f32, %arg3: index) -> (vector<3x4xf32>, vector<4x4xf32>) {
    %0 = vector.transfer_write %arg1, %arg0[%arg3, %arg3] : vector<4xf32>, tensor<8x8xf32>
    %1 = vector.transfer_read %0[%arg3, %arg3], %arg2 {in_bounds = [true, true], permutation_map = #map1} : tensor<8x8xf32>, vector<3x4xf32>
    %2 = vector.transfer_read %0[%arg3, %arg3], %arg2 {in_bounds = [true, false], permutation_map = #map1} : tensor<8x8xf32>, vector<4x4xf32>
    return %1, %2 : vector<3x4xf32>, vector<4x4xf32>
  }
  func.func @r0(%arg0: tensor<8xf32>, %arg1: vector<f32>, %arg2: f32, %arg3: index) -> (vector<3xf32>, vector<1xf32>, vector<f32>) {
    %0 = vector.broadcast %arg1 : vector<f32> to vector<3xf32>
    %1 = vector.broadcast %arg1 : vector<f32> to vector<1xf32>
    return %0, %1, %arg1 : vector<3xf32>, vector<1xf32>, vector<f32>
  }
  func.func @sc(%arg0: tensor<8x?xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[1]x[4]xf32>, %arg3: f32, %arg4: index) -> (vector<3x[4]xf32>, vector<[1]x[4]xf32>) {
    %0 = vector.broadcast %arg1 : vector<[4]xf32> to vector<3x[4]xf32>
    %1 = vector.broadcast %arg1 : vector<[4]xf32> to vector<[1]x[4]xf32>
    return %0, %1 : vector<3x[4]xf32>, vector<[1]x[4]xf32>
  }
}

