// terrace opt --split-input-file
// What tiles are not: of the shape of a literal, of integers of one fixed width, of one kind with vectors.
func.func @f() {
  %0 = arith.constant dense<[1, 2]> : !amx.tile<2x2xi8>
  return
}
// -----
func.func @f(%a: !amx.tile<4x4xi8>) {
  %0 = arith.extsi %a : !amx.tile<4x4xi8> to !amx.tile<4x4xi32>
  return
}
// -----
func.func @f(%a: !amx.tile<4x4xi8>) {
  %0 = arith.bitcast %a : !amx.tile<4x4xi8> to vector<4x4xi8>
  return
}
// -----
func.func @f(%a: !amx.tile<4x4xi8>) {
  %0 = vector.broadcast %a : !amx.tile<4x4xi8> to vector<4x4xi8>
  return
}
// -----
func.func @f(%a: !amx.tile<4x4xi8>) {
  %0 = arith.index_cast %a : !amx.tile<4x4xi8> to tensor<4x4xindex>
  return
}
// -----
func.func @f(%a: !amx.tile<4x4xi8>) {
  %0 = llvm.add %a, %a : !amx.tile<4x4xi8>
  return
}
