// terrace opt --test-vector-chained-reduction-folding-patterns
// Sums of reductions become a reduction of sums.
func.func @zero(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32) -> f32 {
  %z = arith.constant dense<0.0> : vector<2xf32>
  %0 = arith.addf %a, %z : vector<2xf32>
  %1 = arith.addf %0, %b : vector<2xf32>
  %2 = vector.reduction <add>, %1, %c : vector<2xf32> into f32
  return %2 : f32
}
func.func @chain3(%a: vector<2xi8>, %b: vector<2xi8>, %c: vector<2xi8>, %x: vector<2xindex>) -> (i8, index) {
  %z = arith.constant 0 : i8
  %0 = vector.reduction <add>, %a, %z : vector<2xi8> into i8
  %1 = vector.reduction <add>, %b, %0 : vector<2xi8> into i8
  %2 = vector.reduction <add>, %c, %1 : vector<2xi8> into i8
  %3 = vector.reduction <add>, %x : vector<2xindex> into index
  %4 = vector.reduction <add>, %x, %3 : vector<2xindex> into index
  return %2, %4 : i8, index
}
// ==== stdout ====
module {
  func.func @zero(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: f32) -> f32 {
    %0 = arith.addf %arg0, %arg1 : vector<2xf32>
    %1 = vector.reduction <add>, %0, %arg2 : vector<2xf32> into f32
    return %1 : f32
  }
  func.func @chain3(%arg0: vector<2xi8>, %arg1: vector<2xi8>, %arg2: vector<2xi8>, %arg3: vector<2xindex>) -> (i8, index) {
    %c0_i8 = arith.constant 0 : i8
    %0 = arith.addi %arg1, %arg2 : vector<2xi8>
    %1 = arith.addi %arg0, %0 : vector<2xi8>
    %2 = vector.reduction <add>, %1, %c0_i8 : vector<2xi8> into i8
    %3 = vector.reduction <add>, %arg3 : vector<2xindex> into index
    %4 = vector.reduction <add>, %arg3, %3 : vector<2xindex> into index
    return %2, %4 : i8, index
  }
}

