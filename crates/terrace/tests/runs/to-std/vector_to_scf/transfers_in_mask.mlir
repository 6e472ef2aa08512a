// terrace opt --convert-vector-to-scf | terrace lower | lli
// A transfer within vector.mask stays, as that takes one operation.
func.func @w(%v: vector<2x4xf32>, %m: vector<2x4xi1>, %mem: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  vector.mask %m { vector.transfer_write %v, %mem[%c0, %c0] : vector<2x4xf32>, memref<?x?xf32> } : vector<2x4xi1>
  return
}
func.func @r(%m: vector<2x4xi1>, %mem: memref<?x?xf32>) -> vector<2x4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 9.0 : f32
  %r = vector.mask %m { vector.transfer_read %mem[%c0, %c0], %p : memref<?x?xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %r : vector<2x4xf32>
}
func.func @r1(%m: vector<4xi1>, %mem: memref<?x?xf32>) -> vector<4xf32> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 9.0 : f32
  %r = vector.mask %m { vector.transfer_read %mem[%c0, %c0], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %r : vector<4xf32>
}
func.func @show_2x4xf32(%v: vector<2x4xf32>) {
  vector.print %v : vector<2x4xf32>
  return
}
func.func @show_4xf32(%v: vector<4xf32>) {
  vector.print %v : vector<4xf32>
  return
}
func.func @main() {
  %c3 = arith.constant 3 : index
  %c2 = arith.constant 2 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = memref.alloc(%c2, %c3) : memref<?x?xf32>
  scf.for %i = %c0 to %c2 step %c1 { scf.for %j = %c0 to %c3 step %c1 { memref.store %z, %m[%i, %j] : memref<?x?xf32> } }
  %k = arith.constant dense<[[true, false, true, true], [false, true, true, true]]> : vector<2x4xi1>
  %v = arith.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]> : vector<2x4xf32>
  call @w(%v, %k, %m) : (vector<2x4xf32>, vector<2x4xi1>, memref<?x?xf32>) -> ()
  %r = call @r(%k, %m) : (vector<2x4xi1>, memref<?x?xf32>) -> vector<2x4xf32>
  %k1 = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  %q = call @r1(%k1, %m) : (vector<4xi1>, memref<?x?xf32>) -> vector<4xf32>
  call @show_2x4xf32(%r) : (vector<2x4xf32>) -> ()
  call @show_4xf32(%q) : (vector<4xf32>) -> ()
  return
}
// ==== stdout ====
( ( 1, 9, 3, 9 ), ( 9, 6, 7, 9 ) )
( 1, 9, 9, 9 )
