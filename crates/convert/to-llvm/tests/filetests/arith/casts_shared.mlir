// terrace opt --convert-arith-to-llvm --allow-unregistered-dialect
// One cast per value, right after its definition; a cast back right after the replacement.
func.func @f(%a: i32) -> index {
  %x = "other.index"(%a) : (i32) -> index
  %y = "other.index"(%a) : (i32) -> index
  %p = arith.addi %y, %x : index
  %q = arith.muli %p, %x : index
  "other.use"(%p, %q, %x) : (index, index, index) -> ()
  return %q : index
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) -> index {
    %0 = "other.index"(%arg0) : (i32) -> index
    %1 = builtin.unrealized_conversion_cast %0 : index to i64
    %2 = "other.index"(%arg0) : (i32) -> index
    %3 = builtin.unrealized_conversion_cast %2 : index to i64
    %4 = llvm.add %3, %1 : i64
    %5 = builtin.unrealized_conversion_cast %4 : i64 to index
    %6 = llvm.mul %4, %1 : i64
    %7 = builtin.unrealized_conversion_cast %6 : i64 to index
    "other.use"(%5, %7, %0) : (index, index, index) -> ()
    return %7 : index
  }
}

