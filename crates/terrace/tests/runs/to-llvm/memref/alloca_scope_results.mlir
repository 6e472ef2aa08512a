// terrace lower | lli
// Results of a scope whose types are converted, and that are made of memory of the scope.
func.func @scope(%i: index, %x: f64, %v: vector<2x2xf32>, %z: complex<f64>) {
  %0:4 = memref.alloca_scope -> (index, complex<f64>, vector<2x2xf32>, memref<?xindex>) {
    %m = memref.alloca() : memref<4xindex>
    %c = arith.constant 1 : index
    %h = memref.alloc(%i) : memref<?xindex>
    memref.store %i, %m[%c] : memref<4xindex>
    %l = memref.load %m[%c] : memref<4xindex>
    %s = arith.addi %l, %i : index
    memref.store %s, %h[%c] : memref<?xindex>
    %w = arith.addf %v, %v : vector<2x2xf32>
    %y = complex.create %x, %x : complex<f64>
    %t = complex.add %y, %z : complex<f64>
    memref.alloca_scope.return %s, %t, %w, %h : index, complex<f64>, vector<2x2xf32>, memref<?xindex>
  }
  vector.print %0#0 : index
  %re = complex.re %0#1 : complex<f64>
  vector.print %re : f64
  vector.print %0#2 : vector<2x2xf32>
  %c = arith.constant 1 : index
  %e = memref.load %0#3[%c] : memref<?xindex>
  vector.print %e : index
  memref.dealloc %0#3 : memref<?xindex>
  return
}
func.func @main() {
  %i = arith.constant 21 : index
  %x = arith.constant 1.5 : f64
  %v = arith.constant dense<[[1.0, 2.0], [3.0, -0.0]]> : vector<2x2xf32>
  %z = complex.constant [2.0, 3.0] : complex<f64>
  call @scope(%i, %x, %v, %z) : (index, f64, vector<2x2xf32>, complex<f64>) -> ()
  return
}
// ==== stdout ====
42
3.5
( ( 2, 4 ), ( 6, -0 ) )
42
