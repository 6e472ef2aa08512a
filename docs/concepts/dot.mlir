// The dot product of two vectors.
func.func @dot(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0.0 : f32
  %n = memref.dim %a, %zero : memref<?xf32>
  %sum = scf.for %i = %zero to %n step %one iter_args(%s = %start) -> (f32) {
    %x = memref.load %a[%i] : memref<?xf32>
    %y = memref.load %b[%i] : memref<?xf32>
    %p = arith.mulf %x, %y : f32
    %t = arith.addf %s, %p : f32
    scf.yield %t : f32
  }
  return %sum : f32
}
