// terrace opt --flatten-memref | terrace lower | lli
// Memory of sizes that are not known has as many elements as before; vectors of several dimensions stay.
func.func @alloc(%n: index, %i: index, %v: f32) -> f32 {
  %c2 = arith.constant 2 : index
  %m = arith.muli %n, %c2 : index
  %a = memref.alloc(%m) : memref<?x4xf32>
  %b = memref.alloca(%n, %m) : memref<?x?xf32>
  memref.store %v, %a[%i, %i] : memref<?x4xf32>
  memref.store %v, %b[%i, %i] : memref<?x?xf32>
  %r = memref.load %a[%i, %i] : memref<?x4xf32>
  %s = memref.load %b[%i, %i] : memref<?x?xf32>
  %t = arith.addf %r, %s : f32
  return %t : f32
}
func.func @in_loop(%n: index, %i: index, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %s = scf.for %k = %c1 to %n step %c1 iter_args(%x = %z) -> f32 {
    %m = arith.muli %n, %k : index
    %a = memref.alloc(%m, %k) {alignment = 64} : memref<?x?x4xf32>
    memref.store %v, %a[%i, %c0, %i] : memref<?x?x4xf32>
    %r = memref.load %a[%i, %c0, %i] : memref<?x?x4xf32>
    %d = memref.dim %a, %c0 : memref<?x?x4xf32>
    %d1 = memref.dim %a, %c1 : memref<?x?x4xf32>
    vector.print %d : index
    vector.print %d1 : index
    memref.dealloc %a : memref<?x?x4xf32>
    %y = arith.addf %x, %r : f32
    scf.yield %y : f32
  }
  return %s : f32
}
func.func @row(%n: index, %v: vector<4xf32>, %i: index) -> vector<4xf32> {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %a = memref.alloc(%n) : memref<?x8xf32>
  %s = memref.subview %a[%c1, 2] [2, 6] [1, 1] : memref<?x8xf32> to memref<2x6xf32, strided<[8, 1], offset: ?>>
  vector.store %v, %s[%i, %i] : memref<2x6xf32, strided<[8, 1], offset: ?>>, vector<4xf32>
  %r = vector.load %a[%c2, %c3] : memref<?x8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}
func.func @rows(%m: memref<3x4xi32>, %i: index, %j: index) -> vector<2x4xi32> {
  %g = vector.load %m[%i, %j] : memref<3x4xi32>, vector<2x4xi32>
  vector.store %g, %m[%j, %j] : memref<3x4xi32>, vector<2x4xi32>
  %h = vector.load %m[%j, %j] : memref<3x4xi32>, vector<2x4xi32>
  %s = arith.addi %g, %h : vector<2x4xi32>
  return %s : vector<2x4xi32>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 1.5 : f32
  %0 = call @alloc(%c3, %c2, %v) : (index, index, f32) -> f32
  vector.print %0 : f32
  %1 = call @in_loop(%c3, %c1, %v) : (index, index, f32) -> f32
  vector.print %1 : f32
  %row = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %2 = call @row(%c3, %row, %c1) : (index, vector<4xf32>, index) -> vector<4xf32>
  vector.print %2 : vector<4xf32>
  %m = memref.alloc() : memref<3x4xi32>
  %all = arith.constant dense<[[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]> : vector<3x4xi32>
  vector.transfer_write %all, %m[%c0, %c0] {in_bounds = [true, true]} : vector<3x4xi32>, memref<3x4xi32>
  %3 = call @rows(%m, %c1, %c0) : (memref<3x4xi32>, index, index) -> vector<2x4xi32>
  vector.print %3 : vector<2x4xi32>
  return
}
// ==== stdout ====
3
3
1
6
2
3
( 1, 2, 3, 4 )
( ( 8, 10, 12, 14 ), ( 16, 18, 20, 22 ) )
