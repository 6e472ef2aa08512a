// terrace opt --reconcile-unrealized-casts
// A -> B -> C becomes no cast of its own.
func.func @f(%a: i64) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  return %1 : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i64) -> i32 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i32
    return %1 : i32
  }
}

