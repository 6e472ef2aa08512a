// terrace opt --split-input-file
// Dimensions to reduce exist, and each is there once.
func.func @beyond(%a: vector<1x4xf16>, %b: vector<1xf16>) -> vector<1xf16> {
  %0 = vector.multi_reduction <add>, %a, %b [1, 2] : vector<1x4xf16> to vector<1xf16>
  return %0 : vector<1xf16>
}
// -----
func.func @negative(%a: vector<2x3xi32>, %b: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = vector.multi_reduction <add>, %a, %b [-1] : vector<2x3xi32> to vector<2x3xi32>
  return %0 : vector<2x3xi32>
}
// -----
func.func @twice(%a: vector<2x3xi32>, %b: vector<2xi32>) -> vector<2xi32> {
  %0 = vector.multi_reduction <add>, %a, %b [1, 1] : vector<2x3xi32> to vector<2xi32>
  return %0 : vector<2xi32>
}
// -----
func.func @in_any_order(%a: vector<2x3xi32>, %b: i32) -> i32 {
  %0 = vector.multi_reduction <add>, %a, %b [1, 0] : vector<2x3xi32> to i32
  return %0 : i32
}
// ==== stdout ====
// -----
// -----
// -----
module {
  func.func @in_any_order(%arg0: vector<2x3xi32>, %arg1: i32) -> i32 {
    %0 = vector.multi_reduction <add>, %arg0, %arg1 [1, 0] : vector<2x3xi32> to i32
    return %0 : i32
  }
}

// ==== stderr ====
<stdin>:4:8: error: 'vector.multi_reduction' op reduction dimension 2 is not in the range [0, 2)
  %0 = vector.multi_reduction <add>, %a, %b [1, 2] : vector<1x4xf16> to vector<1xf16>
       ^
<stdin>:4:8: note: see current operation: %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1, 2>}> : (vector<1x4xf16>, vector<1xf16>) -> vector<1xf16>
<stdin>:9:8: error: 'vector.multi_reduction' op reduction dimension -1 is not in the range [0, 2)
  %0 = vector.multi_reduction <add>, %a, %b [-1] : vector<2x3xi32> to vector<2x3xi32>
       ^
<stdin>:9:8: note: see current operation: %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: -1>}> : (vector<2x3xi32>, vector<2x3xi32>) -> vector<2x3xi32>
<stdin>:14:8: error: 'vector.multi_reduction' op reduction dimension 1 occurs more than once
  %0 = vector.multi_reduction <add>, %a, %b [1, 1] : vector<2x3xi32> to vector<2xi32>
       ^
<stdin>:14:8: note: see current operation: %0 = "vector.multi_reduction"(%arg0, %arg1) <{kind = #vector.kind<add>, reduction_dims = array<i64: 1, 1>}> : (vector<2x3xi32>, vector<2xi32>) -> vector<2xi32>
// ==== exit 1 ====
