// terrace opt --convert-vector-to-llvm
// MLIR makes lists of places until memory ends.
func.func @f(%a: f32, %b: vector<4000000000xf32>) -> (vector<1048577xf32>, vector<2000000x4xf32>, vector<2000000000xf32>) {
  %0 = vector.broadcast %a : f32 to vector<1048577xf32>
  %1 = vector.broadcast %a : f32 to vector<2000000x4xf32>
  %2, %3 = vector.deinterleave %b : vector<4000000000xf32> -> vector<2000000000xf32>
  return %0, %1, %2 : vector<1048577xf32>, vector<2000000x4xf32>, vector<2000000000xf32>
}
// ==== stderr ====
<stdin>:4:8: error: cannot shuffle 'vector<1048577xf32>': it has more than 1048576 elements
  %0 = vector.broadcast %a : f32 to vector<1048577xf32>
       ^
<stdin>:4:8: note: see current operation: %0 = "vector.broadcast"(%arg0) : (f32) -> vector<1048577xf32>
<stdin>:5:8: error: cannot unroll '!llvm.array<2000000 x vector<4xf32>>': it has more than 1048576 one-dimensional vectors
  %1 = vector.broadcast %a : f32 to vector<2000000x4xf32>
       ^
<stdin>:5:8: note: see current operation: %1 = "vector.broadcast"(%arg0) : (f32) -> vector<2000000x4xf32>
<stdin>:6:12: error: cannot shuffle 'vector<4000000000xf32>': it has more than 1048576 elements
  %2, %3 = vector.deinterleave %b : vector<4000000000xf32> -> vector<2000000000xf32>
           ^
<stdin>:6:12: note: see current operation: %2:2 = "vector.deinterleave"(%arg1) : (vector<4000000000xf32>) -> (vector<2000000000xf32>, vector<2000000000xf32>)
// ==== exit 1 ====
