// terrace opt --transform.apply_patterns.vector.unroll_to_elements --transform.apply_patterns.vector.unroll_from_elements
// Elements of multi-dimensional vectors.
func.func @f(%a: vector<2x2xf32>) -> (f32, vector<2x2xf32>) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#0, %0#1, %0#3 : vector<2x2xf32>
  return %0#2, %1 : f32, vector<2x2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x2xf32>) -> (f32, vector<2x2xf32>) {
    %0 = ub.poison : vector<2x2xf32>
    %1 = vector.extract %arg0[0] : vector<2xf32> from vector<2x2xf32>
    %2 = vector.extract %arg0[1] : vector<2xf32> from vector<2x2xf32>
    %3:2 = vector.to_elements %1 : vector<2xf32>
    %4:2 = vector.to_elements %2 : vector<2xf32>
    %5 = vector.from_elements %3#0, %3#0 : vector<2xf32>
    %6 = vector.insert %5, %0 [0] : vector<2xf32> into vector<2x2xf32>
    %7 = vector.from_elements %3#1, %4#1 : vector<2xf32>
    %8 = vector.insert %7, %6 [1] : vector<2xf32> into vector<2x2xf32>
    return %4#0, %8 : f32, vector<2x2xf32>
  }
}

