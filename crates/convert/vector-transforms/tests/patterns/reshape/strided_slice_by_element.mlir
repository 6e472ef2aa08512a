// terrace opt --test-vector-extract-strided-slice-lowering
// A strided slice becomes extractions and insertions of elements.
func.func @f(%a: vector<8xf32>) -> vector<3xf32> {
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<8xf32>) -> vector<3xf32> {
    %cst = arith.constant dense<0.000000e+00> : vector<3xf32>
    %0 = vector.extract %arg0[2] : f32 from vector<8xf32>
    %1 = vector.extract %arg0[3] : f32 from vector<8xf32>
    %2 = vector.extract %arg0[4] : f32 from vector<8xf32>
    %3 = vector.insert %0, %cst [0] : f32 into vector<3xf32>
    %4 = vector.insert %1, %3 [1] : f32 into vector<3xf32>
    %5 = vector.insert %2, %4 [2] : f32 into vector<3xf32>
    return %5 : vector<3xf32>
  }
}

