// terrace opt --reconcile-unrealized-casts
// Also in three steps, also when the middle is used by several.
func.func @f(%a: i64) -> (i64, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  %3 = builtin.unrealized_conversion_cast %0 : index to i64
  return %2, %3 : i64, i64
}
// ==== stdout ====
module {
  func.func @f(%arg0: i64) -> (i64, i64) {
    return %arg0, %arg0 : i64, i64
  }
}

