// terrace opt --convert-to-llvm
// Casts that are there already fold, as they are not legal here.
func.func @f(%i: index) -> i64 {
  %0 = builtin.unrealized_conversion_cast %i : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  %2 = builtin.unrealized_conversion_cast %1 : index to i64
  return %2 : i64
}
// ==== stdout ====
module {
  llvm.func @f(%arg0: i64) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : i64 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    llvm.return %1 : i64
  }
}

