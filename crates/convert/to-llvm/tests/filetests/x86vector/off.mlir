// terrace opt --convert-vector-to-llvm
// Without the option operations stay.
func.func @f(%a: vector<8xf32>) -> vector<8xf32> {
  %0 = x86vector.avx.rsqrt %a : vector<8xf32>
  return %0 : vector<8xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<8xf32>) -> vector<8xf32> {
    %0 = x86vector.avx.rsqrt %arg0 : vector<8xf32>
    return %0 : vector<8xf32>
  }
}

