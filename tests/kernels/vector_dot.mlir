// Scalar products of vectors of 8 192 floats, by eight at a time, 4 000 times.
func.func @dot(%a: memref<8192xf32>, %b: memref<8192xf32>, %start: vector<8xf32>) -> vector<8xf32> {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 8192 : index
  %sum = scf.for %i = %c0 to %n step %c8 iter_args(%s = %start) -> vector<8xf32> {
    %x = vector.load %a[%i] : memref<8192xf32>, vector<8xf32>
    %y = vector.load %b[%i] : memref<8192xf32>, vector<8xf32>
    %p = arith.mulf %x, %y : vector<8xf32>
    %t = arith.addf %s, %p : vector<8xf32>
    scf.yield %t : vector<8xf32>
  }
  return %sum : vector<8xf32>
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8192 : index
  %times = arith.constant 4000 : index
  %a = memref.alloc() : memref<8192xf32>
  %b = memref.alloc() : memref<8192xf32>
  scf.for %i = %c0 to %n step %c1 {
    %c7 = arith.constant 7 : index
    %r = arith.andi %i, %c7 : index
    %ri = arith.index_cast %r : index to i32
    %f = arith.sitofp %ri : i32 to f32
    memref.store %f, %a[%i] : memref<8192xf32>
    memref.store %f, %b[%i] : memref<8192xf32>
  }
  %none = arith.constant dense<0.0> : vector<8xf32>
  %sum = scf.for %t = %c0 to %times step %c1 iter_args(%s = %none) -> vector<8xf32> {
    %next = func.call @dot(%a, %b, %s) : (memref<8192xf32>, memref<8192xf32>, vector<8xf32>) -> vector<8xf32>
    scf.yield %next : vector<8xf32>
  }
  vector.print %sum : vector<8xf32>
  memref.dealloc %a : memref<8192xf32>
  memref.dealloc %b : memref<8192xf32>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
