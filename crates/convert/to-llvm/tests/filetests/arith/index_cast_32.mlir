// terrace opt --convert-arith-to-llvm=index-bitwidth=32
// With an index of 32 bits other casts widen.
func.func @same(%a: i32) -> index {
  %r = arith.index_cast %a : i32 to index
  return %r : index
}
func.func @narrower(%a: i64) -> index {
  %r = arith.index_cast %a : i64 to index
  return %r : index
}
func.func @wider(%a: index) -> i64 {
  %r = arith.index_castui %a : index to i64
  return %r : i64
}
// ==== stdout ====
module {
  func.func @same(%arg0: i32) -> index {
    %0 = builtin.unrealized_conversion_cast %arg0 : i32 to index
    return %0 : index
  }
  func.func @narrower(%arg0: i64) -> index {
    %0 = llvm.trunc %arg0 : i64 to i32
    %1 = builtin.unrealized_conversion_cast %0 : i32 to index
    return %1 : index
  }
  func.func @wider(%arg0: index) -> i64 {
    %0 = builtin.unrealized_conversion_cast %arg0 : index to i32
    %1 = llvm.zext %0 : i32 to i64
    return %1 : i64
  }
}

