// terrace opt --arith-expand
// Divisions that round up or down, of scalars, vectors and tensors.
func.func @ceil_signed(%a: i32, %b: i32, %i: index) -> (i32, index) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivsi %i, %i : index
  return %0, %1 : i32, index
}
func.func @ceil_unsigned(%a: i64, %b: i64) -> i64 {
  %0 = arith.ceildivui %a, %b : i64
  return %0 : i64
}
func.func @floor(%a: i1, %b: i1) -> i1 {
  %0 = arith.floordivsi %a, %b : i1
  return %0 : i1
}
func.func @shapes(%v: vector<3x[4]xindex>, %t: tensor<3xi8>, %d: tensor<?xi32>) {
  %0 = arith.ceildivsi %v, %v : vector<3x[4]xindex>
  %1 = arith.floordivsi %t, %t : tensor<3xi8>
  %2 = arith.ceildivui %d, %d : tensor<?xi32>
  return
}
