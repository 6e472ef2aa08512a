// terrace opt
// No, one, several operands and results.
func.func @f(%a: i64, %b: f32) -> index {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1:2 = builtin.unrealized_conversion_cast %a, %b : i64, f32 to i32, i1
  %2 = builtin.unrealized_conversion_cast to index
  return %0 : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: i64, %arg1: f32) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1:2 = builtin.unrealized_conversion_cast %arg0, %arg1 : i64, f32 to i32, i1
    %2 = builtin.unrealized_conversion_cast to index
    return %0 : index
  }
}

