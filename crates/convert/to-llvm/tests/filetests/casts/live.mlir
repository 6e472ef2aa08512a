// terrace opt --reconcile-unrealized-casts
// A cast that is needed stays; a second, equal one is not merged with it.
func.func @f(%a: i64) -> (index, index, i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %a : i64 to index
  %2 = builtin.unrealized_conversion_cast %0 : index to i64
  return %0, %1, %2 : index, index, i64
}
// ==== stdout ====
module {
  func.func @f(%arg0: i64) -> (index, index, i64) {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    return %0, %1, %arg0 : index, index, i64
  }
}

