// terrace opt
// Inside a func.func the prefix func is left out, where the op is not ambiguous.
func.func @f(%a: i32) -> i32 {
  %0 = func.call @f(%a) : (i32) -> i32
  memref.alloca_scope {
    %1 = func.call @f(%a) : (i32) -> i32
    memref.alloca_scope.return
  }
  %g = func.constant @f : (i32) -> i32
  %2 = func.call_indirect %g(%0) : (i32) -> i32
  func.return %2 : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = call @f(%arg0) : (i32) -> i32
    memref.alloca_scope  {
      %2 = func.call @f(%arg0) : (i32) -> i32
    }
    %f = constant @f : (i32) -> i32
    %1 = call_indirect %f(%0) : (i32) -> i32
    return %1 : i32
  }
}

