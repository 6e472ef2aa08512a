// terrace opt --test-vector-unrolling-patterns
// A reduction with an accumulator is not unrolled.
// mlir-opt differs: it ignores the accumulator.
func.func @f(%a: vector<4xf32>, %s: f32) -> f32 {
  %0 = vector.reduction <add>, %a, %s : vector<4xf32> into f32
  return %0 : f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<4xf32>, %arg1: f32) -> f32 {
    %0 = vector.reduction <add>, %arg0, %arg1 : vector<4xf32> into f32
    return %0 : f32
  }
}

