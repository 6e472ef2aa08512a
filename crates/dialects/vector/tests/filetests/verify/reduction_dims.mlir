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
