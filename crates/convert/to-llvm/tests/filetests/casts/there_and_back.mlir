// terrace opt --reconcile-unrealized-casts
// A -> B -> A disappears.
func.func @f(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1 : i64
}
// ==== stdout ====
module {
  func.func @f(%arg0: i64) -> i64 {
    return %arg0 : i64
  }
}

