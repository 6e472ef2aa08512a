// terrace opt --test-vector-linearize
// An extraction at an unknown position is not linearized.
func.func @f(%z: vector<2x2x4xf32>, %i: index) -> vector<2x4xf32> {
  %0 = vector.extract %z[%i] : vector<2x4xf32> from vector<2x2x4xf32>
  return %0 : vector<2x4xf32>
}
// ==== stderr ====
<stdin>:4:8: error: failed to legalize operation 'vector.extract' that was explicitly marked illegal
  %0 = vector.extract %z[%i] : vector<2x4xf32> from vector<2x2x4xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "vector.extract"(%arg0, %arg1) <{static_position = array<i64: -9223372036854775808>}> : (vector<2x2x4xf32>, index) -> vector<2x4xf32>
<stdin>:4:8: note: pattern 'LinearizeConstantLike' does not apply: the operation does not have the required form
<stdin>:4:8: note: pattern 'LinearizeVectorExtract' does not apply: dynamic position is not supported.
<stdin>:4:8: note: pattern 'LinearizeVectorizable' does not apply: the operation does not have the required form
<stdin>:4:8: note: MLIR has no pass that lowers it
// ==== exit 1 ====
