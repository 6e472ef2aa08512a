// terrace opt --lower-affine
// Divisors that are known and not positive. MLIR prints the same errors and exits 0.
func.func @f(%n: index, %m: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%n)
  %1 = affine.apply affine_map<(d0) -> ((d0 floordiv -2) + 1)>(%n)
  %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 0)>(%n)
  return %0 : index
}
// ==== stderr ====
<stdin>:4:8: error: modulo by non-positive value is not supported
  %0 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%n)
       ^
<stdin>:5:8: error: division by non-positive value is not supported
  %1 = affine.apply affine_map<(d0) -> ((d0 floordiv -2) + 1)>(%n)
       ^
<stdin>:6:8: error: division by non-positive value is not supported
  %2 = affine.apply affine_map<(d0) -> (d0 ceildiv 0)>(%n)
       ^
// ==== exit 1 ====
