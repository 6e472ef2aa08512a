// terrace opt --canonicalize | terrace lower | lli
// Remainders in loops that go past multiples of the divisor.
func.func @f(%start: index) -> index {
  %r = affine.for %i = 7 to 20 iter_args(%sum = %start) -> index {
    %0 = affine.apply affine_map<(d0) -> ((d0 mod 4) floordiv 2)>(%i)
    %1 = arith.addi %sum, %0 : index
    affine.yield %1 : index
  }
  return %r : index
}
func.func @g(%start: index) -> index {
  %r = affine.for %i = -5 to 20 step 3 iter_args(%sum = %start) -> index {
    %0 = affine.apply affine_map<(d0) -> (((d0 mod 8) ceildiv 3) * 10 + (d0 mod 8) floordiv 3)>(%i)
    %1 = affine.max affine_map<(d0) -> (d0 mod 8, 3)>(%i)
    %2 = arith.addi %sum, %0 : index
    %3 = arith.addi %2, %1 : index
    affine.yield %3 : index
  }
  return %r : index
}
func.func @main() {
  %s = arith.constant 100 : index
  %0 = call @f(%s) : (index) -> index
  %i0 = arith.index_cast %0 : index to i64
  vector.print %i0 : i64
  %1 = call @g(%s) : (index) -> index
  %i1 = arith.index_cast %1 : index to i64
  vector.print %i1 : i64
  return
}
// ==== stdout ====
107
275
