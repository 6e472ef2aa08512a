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
// ==== stdout ====
// -----
// -----
// -----
// -----
// -----
// ==== stderr ====
<stdin>:4:23: error: inferred shape of elements literal ([2]) does not match type ([2, 2])
  %0 = arith.constant dense<[1, 2]> : !amx.tile<2x2xi8>
                      ^
<stdin>:9:8: error: 'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got '!amx.tile<4x4xi8>'
  %0 = arith.extsi %a : !amx.tile<4x4xi8> to !amx.tile<4x4xi32>
       ^
<stdin>:9:8: note: see current operation: %0 = "arith.extsi"(%arg0) : (!amx.tile<4x4xi8>) -> !amx.tile<4x4xi32>
<stdin>:14:8: error: 'arith.bitcast' op operand type '!amx.tile<4x4xi8>' and result type 'vector<4x4xi8>' are cast incompatible
  %0 = arith.bitcast %a : !amx.tile<4x4xi8> to vector<4x4xi8>
       ^
<stdin>:14:8: note: see current operation: %0 = "arith.bitcast"(%arg0) : (!amx.tile<4x4xi8>) -> vector<4x4xi8>
<stdin>:19:8: error: 'vector.broadcast' op source type is not a vector
  %0 = vector.broadcast %a : !amx.tile<4x4xi8> to vector<4x4xi8>
       ^
<stdin>:19:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (!amx.tile<4x4xi8>) -> vector<4x4xi8>
<stdin>:24:8: error: 'arith.index_cast' op failed to verify that input and output have the same tensor dimensions
  %0 = arith.index_cast %a : !amx.tile<4x4xi8> to tensor<4x4xindex>
       ^
<stdin>:24:8: note: see current operation: %0 = "arith.index_cast"(%arg0) : (!amx.tile<4x4xi8>) -> tensor<4x4xindex>
<stdin>:29:8: error: 'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got '!amx.tile<4x4xi8>'
  %0 = llvm.add %a, %a : !amx.tile<4x4xi8>
       ^
<stdin>:29:8: note: see current operation: %0 = "llvm.add"(%arg0, %arg0) <{overflowFlags = 0 : i32}> : (!amx.tile<4x4xi8>, !amx.tile<4x4xi8>) -> !amx.tile<4x4xi8>
// ==== exit 1 ====
