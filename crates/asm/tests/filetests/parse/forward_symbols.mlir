// terrace opt
// Symbols may be defined later.
func.func @f() -> i32 {
  %0 = call @g() : () -> i32
  return %0 : i32
}
func.func private @g() -> i32
// ==== stdout ====
module {
  func.func @f() -> i32 {
    %0 = call @g() : () -> i32
    return %0 : i32
  }
  func.func private @g() -> i32
}

