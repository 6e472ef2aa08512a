// terrace opt --canonicalize
// An expression that divides by zero, or is modulo less than one, has no value; what an unknown input comes before is not looked at.
func.func @apply(%i: index) -> (index, index, index, index, index) {
  %0 = arith.constant 0 : index
  %3 = arith.constant 3 : index
  %n = arith.constant -2 : index
  %a = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%3)[%0]
  %b = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%3)[%n]
  %c = affine.apply affine_map<(d0)[s0] -> (d0 ceildiv s0)>(%3)[%n]
  %d = affine.apply affine_map<()[s0, s1] -> ((3 floordiv s0) * s1)>()[%0, %i]
  %e = affine.apply affine_map<()[s0, s1] -> (s1 + 3 floordiv s0)>()[%0, %i]
  return %a, %b, %c, %d, %e : index, index, index, index, index
}
func.func @wraps() -> (index, index) {
  %m = arith.constant -9223372036854775808 : index
  %n = arith.constant -1 : index
  %a = affine.apply affine_map<()[s0, s1] -> (s0 + s1)>()[%m, %n]
  %b = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv s1)>()[%m, %n]
  return %a, %b : index, index
}
func.func @min() -> (index, index) {
  %0 = arith.constant 0 : index
  %3 = arith.constant 3 : index
  %a = affine.min affine_map<(d0)[s0] -> (3 floordiv s0, d0)>(%3)[%0]
  %b = affine.max affine_map<(d0)[s0] -> (3 floordiv s0)>(%3)[%0]
  return %a, %b : index, index
}
// ==== stdout ====
#map = affine_map<()[s0] -> (s0 + 3 floordiv 0)>
#map1 = affine_map<() -> (3 floordiv 0, 3)>
module {
  func.func @apply(%arg0: index) -> (index, index, index, index, index) {
    %0 = ub.poison : index
    %c-1 = arith.constant -1 : index
    %1 = affine.apply #map()[%arg0]
    return %0, %0, %c-1, %0, %1 : index, index, index, index, index
  }
  func.func @wraps() -> (index, index) {
    %c9223372036854775807 = arith.constant 9223372036854775807 : index
    %c-9223372036854775808 = arith.constant -9223372036854775808 : index
    return %c9223372036854775807, %c-9223372036854775808 : index, index
  }
  func.func @min() -> (index, index) {
    %0 = ub.poison : index
    %1 = affine.min #map1()
    return %1, %0 : index, index
  }
}

