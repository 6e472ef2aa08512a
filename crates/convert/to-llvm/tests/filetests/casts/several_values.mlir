// terrace opt --reconcile-unrealized-casts
// 1:N and N:1 casts cancel as a whole only.
func.func @f(%a: i64, %b: f32) -> (i64, f32, i32) {
  %0 = builtin.unrealized_conversion_cast %a, %b : i64, f32 to !llvm.struct<(i64, f32)>
  %1:2 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(i64, f32)> to i64, f32
  %2:2 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(i64, f32)> to i32, i32
  return %1#0, %1#1, %2#0 : i64, f32, i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i64, %arg1: f32) -> (i64, f32, i32) {
    %0 = builtin.unrealized_conversion_cast %arg0, %arg1 : i64, f32 to !llvm.struct<(i64, f32)>
    %1:2 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(i64, f32)> to i32, i32
    return %arg0, %arg1, %1#0 : i64, f32, i32
  }
}

