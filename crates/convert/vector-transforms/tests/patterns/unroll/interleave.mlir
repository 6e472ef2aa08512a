// terrace opt --transform.apply_patterns.vector.lower_interleave
// Interleaved vectors become interleaved rows.
func.func @f(%a: vector<2x3xf32>, %b: vector<2x4xi8>) -> (vector<2x6xf32>, vector<2x2xi8>, vector<2x2xi8>) {
  %0 = vector.interleave %a, %a : vector<2x3xf32> -> vector<2x6xf32>
  %1, %2 = vector.deinterleave %b : vector<2x4xi8> -> vector<2x2xi8>
  return %0, %1, %2 : vector<2x6xf32>, vector<2x2xi8>, vector<2x2xi8>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x4xi8>) -> (vector<2x6xf32>, vector<2x2xi8>, vector<2x2xi8>) {
    %cst = arith.constant dense<0> : vector<2x2xi8>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2x6xf32>
    %0 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
    %1 = vector.extract %arg0[0] : vector<3xf32> from vector<2x3xf32>
    %2 = vector.interleave %0, %1 : vector<3xf32> -> vector<6xf32>
    %3 = vector.insert %2, %cst_0 [0] : vector<6xf32> into vector<2x6xf32>
    %4 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %5 = vector.extract %arg0[1] : vector<3xf32> from vector<2x3xf32>
    %6 = vector.interleave %4, %5 : vector<3xf32> -> vector<6xf32>
    %7 = vector.insert %6, %3 [1] : vector<6xf32> into vector<2x6xf32>
    %8 = vector.extract %arg1[0] : vector<4xi8> from vector<2x4xi8>
    %res1, %res2 = vector.deinterleave %8 : vector<4xi8> -> vector<2xi8>
    %9 = vector.insert %res1, %cst [0] : vector<2xi8> into vector<2x2xi8>
    %10 = vector.insert %res2, %cst [0] : vector<2xi8> into vector<2x2xi8>
    %11 = vector.extract %arg1[1] : vector<4xi8> from vector<2x4xi8>
    %res1_1, %res2_2 = vector.deinterleave %11 : vector<4xi8> -> vector<2xi8>
    %12 = vector.insert %res1_1, %9 [1] : vector<2xi8> into vector<2x2xi8>
    %13 = vector.insert %res2_2, %10 [1] : vector<2xi8> into vector<2x2xi8>
    return %7, %12, %13 : vector<2x6xf32>, vector<2x2xi8>, vector<2x2xi8>
  }
}

