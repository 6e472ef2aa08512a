// terrace opt --reconcile-unrealized-casts
// A cast without uses disappears.
func.func @f(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i64) {
    return
  }
}

