// terrace opt --math-expand-ops=ops=tan,rsqrt,nothing
// Only the operations that are named.
func.func @f(%a: f32) -> (f32, f32, f32) {
  %0 = math.tan %a : f32
  %1 = math.sinh %a : f32
  %2 = math.rsqrt %a : f32
  return %0, %1, %2 : f32, f32, f32
}
// ==== stdout ====
module {
  func.func @f(%arg0: f32) -> (f32, f32, f32) {
    %cst = arith.constant 1.000000e+00 : f32
    %0 = math.sin %arg0 : f32
    %1 = math.cos %arg0 : f32
    %2 = arith.divf %0, %1 : f32
    %3 = math.sinh %arg0 : f32
    %4 = math.sqrt %arg0 : f32
    %5 = arith.divf %cst, %4 : f32
    return %2, %3, %5 : f32, f32, f32
  }
}

