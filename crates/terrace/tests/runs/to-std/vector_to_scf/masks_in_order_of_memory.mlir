// terrace opt --convert-vector-to-scf | terrace lower | lli
// A mask has its dimensions in the order of memory, whatever the order of those of the vector.
func.func @square(%m: memref<?x?xf32>, %k: vector<3x3xi1>) -> vector<3x3xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant -1.0 : f32
  %r = vector.transfer_read %m[%c0, %c0], %p, %k {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<?x?xf32>, vector<3x3xf32>
  return %r : vector<3x3xf32>
}
func.func @read(%m: memref<4x2x5xf32>, %k: vector<2x3xi1>, %i: index) -> vector<3x2xf32> {
  %p = arith.constant -1.0 : f32
  %r = vector.transfer_read %m[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<4x2x5xf32>, vector<3x2xf32>
  return %r : vector<3x2xf32>
}
func.func @read_broadcast(%m: memref<4x2x5xf32>, %k: vector<2x3xi1>, %i: index) -> vector<3x2x2xf32> {
  %p = arith.constant -1.0 : f32
  %r = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [false, true, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, 0, d0)>} : memref<4x2x5xf32>, vector<3x2x2xf32>
  return %r : vector<3x2x2xf32>
}
func.func @read3(%m: memref<4x2x5xf32>, %k: vector<2x2x3xi1>, %i: index) -> vector<2x3x2xf32> {
  %p = arith.constant -1.0 : f32
  %r = vector.transfer_read %m[%i, %i, %i], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (d1, d2, d0)>} : memref<4x2x5xf32>, vector<2x3x2xf32>
  return %r : vector<2x3x2xf32>
}
func.func @write(%v: vector<3x2xf32>, %m: memref<4x2x5xf32>, %k: vector<2x3xi1>, %i: index) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : vector<3x2xf32>, memref<4x2x5xf32>
  return
}
func.func @write_skipping(%v: vector<2x3xf32>, %m: memref<4x2x5xf32>, %k: vector<2x3xi1>, %i: index) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<2x3xf32>, memref<4x2x5xf32>
  return
}
func.func @write_first(%v: vector<2xf32>, %m: memref<4x2x5xf32>, %k: vector<2xi1>, %i: index) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0, d1, d2) -> (d0)>} : vector<2xf32>, memref<4x2x5xf32>
  return
}
func.func @clear(%m: memref<4x2x5xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant dense<0.0> : vector<4x2x5xf32>
  vector.transfer_write %z, %m[%c0, %c0, %c0] {in_bounds = [true, true, true]} : vector<4x2x5xf32>, memref<4x2x5xf32>
  return
}
func.func @show(%m: memref<4x2x5xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %r = vector.transfer_read %m[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<4x2x5xf32>, vector<4x2x5xf32>
  vector.print %r : vector<4x2x5xf32>
  return
}
func.func @show_3x3xf32(%v: vector<3x3xf32>) {
  vector.print %v : vector<3x3xf32>
  return
}
func.func @show_3x2xf32(%v: vector<3x2xf32>) {
  vector.print %v : vector<3x2xf32>
  return
}
func.func @show_3x2x2xf32(%v: vector<3x2x2xf32>) {
  vector.print %v : vector<3x2x2xf32>
  return
}
func.func @show_2x3x2xf32(%v: vector<2x3x2xf32>) {
  vector.print %v : vector<2x3x2xf32>
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %s = memref.alloc(%c3, %c3) : memref<?x?xf32>
  %sv = arith.constant dense<[[0.0, 1.0, 2.0], [10.0, 11.0, 12.0], [20.0, 21.0, 22.0]]> : vector<3x3xf32>
  vector.transfer_write %sv, %s[%c0, %c0] {in_bounds = [true, true]} : vector<3x3xf32>, memref<?x?xf32>
  %sk = arith.constant dense<[[true, true, false], [false, true, false], [false, false, true]]> : vector<3x3xi1>
  %sr = call @square(%s, %sk) : (memref<?x?xf32>, vector<3x3xi1>) -> vector<3x3xf32>
  call @show_3x3xf32(%sr) : (vector<3x3xf32>) -> ()
  %m = memref.alloc() : memref<4x2x5xf32>
  %v = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : vector<2x3xf32>
  %w = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : vector<3x2xf32>
  %k = arith.constant dense<[[true, false, true], [false, true, true]]> : vector<2x3xi1>
  call @clear(%m) : (memref<4x2x5xf32>) -> ()
  call @write_skipping(%v, %m, %k, %c1) : (vector<2x3xf32>, memref<4x2x5xf32>, vector<2x3xi1>, index) -> ()
  call @show(%m) : (memref<4x2x5xf32>) -> ()
  call @clear(%m) : (memref<4x2x5xf32>) -> ()
  call @write(%w, %m, %k, %c0) : (vector<3x2xf32>, memref<4x2x5xf32>, vector<2x3xi1>, index) -> ()
  call @show(%m) : (memref<4x2x5xf32>) -> ()
  %u = arith.constant dense<[8.0, 9.0]> : vector<2xf32>
  %uk = arith.constant dense<[false, true]> : vector<2xi1>
  call @write_first(%u, %m, %uk, %c0) : (vector<2xf32>, memref<4x2x5xf32>, vector<2xi1>, index) -> ()
  call @show(%m) : (memref<4x2x5xf32>) -> ()
  %r = call @read(%m, %k, %c0) : (memref<4x2x5xf32>, vector<2x3xi1>, index) -> vector<3x2xf32>
  call @show_3x2xf32(%r) : (vector<3x2xf32>) -> ()
  %b = call @read_broadcast(%m, %k, %c0) : (memref<4x2x5xf32>, vector<2x3xi1>, index) -> vector<3x2x2xf32>
  call @show_3x2x2xf32(%b) : (vector<3x2x2xf32>) -> ()
  %k3 = arith.constant dense<[[[true, false, true], [false, true, true]], [[true, true, true], [false, false, false]]]> : vector<2x2x3xi1>
  %r3 = call @read3(%m, %k3, %c0) : (memref<4x2x5xf32>, vector<2x2x3xi1>, index) -> vector<2x3x2xf32>
  call @show_2x3x2xf32(%r3) : (vector<2x3x2xf32>) -> ()
  return
}
// ==== stdout ====
( ( 0, -1, -1 ), ( 1, 11, -1 ), ( -1, -1, 22 ) )
( ( ( 0, 0, 0, 0, 0 ), ( 0, 0, 0, 0, 0 ) ), ( ( 0, 0, 0, 0, 0 ), ( 0, 1, 0, 3, 0 ) ), ( ( 0, 0, 0, 0, 0 ), ( 0, 0, 5, 6, 0 ) ), ( ( 0, 0, 0, 0, 0 ), ( 0, 0, 0, 0, 0 ) ) )
( ( ( 1, 0, 5, 0, 0 ), ( 0, 0, 0, 0, 0 ) ), ( ( 0, 4, 6, 0, 0 ), ( 0, 0, 0, 0, 0 ) ), ( ( 0, 0, 0, 0, 0 ), ( 0, 0, 0, 0, 0 ) ), ( ( 0, 0, 0, 0, 0 ), ( 0, 0, 0, 0, 0 ) ) )
( ( ( 1, 0, 5, 0, 0 ), ( 0, 0, 0, 0, 0 ) ), ( ( 9, 4, 6, 0, 0 ), ( 0, 0, 0, 0, 0 ) ), ( ( 0, 0, 0, 0, 0 ), ( 0, 0, 0, 0, 0 ) ), ( ( 0, 0, 0, 0, 0 ), ( 0, 0, 0, 0, 0 ) ) )
( ( 1, -1 ), ( -1, 4 ), ( 5, 6 ) )
( ( ( 1, -1 ), ( 1, -1 ) ), ( ( -1, 4 ), ( -1, 4 ) ), ( ( 5, 6 ), ( 5, 6 ) ) )
( ( ( 1, 9 ), ( -1, 4 ), ( 5, 6 ) ), ( ( -1, -1 ), ( 0, -1 ), ( 0, -1 ) ) )
