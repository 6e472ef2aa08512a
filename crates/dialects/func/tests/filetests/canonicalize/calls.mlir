// terrace opt --canonicalize
// A call of a known function is direct.
func.func private @callee(i32, f32) -> (i32, f32)
func.func @known(%a: i32, %b: f32) -> (i32, f32) {
  %f = func.constant @callee : (i32, f32) -> (i32, f32)
  %0:2 = func.call_indirect %f(%a, %b) : (i32, f32) -> (i32, f32)
  return %0#0, %0#1 : i32, f32
}
func.func @unknown(%f: (i32) -> i32, %a: i32) -> i32 {
  %0 = func.call_indirect %f(%a) : (i32) -> i32
  return %0 : i32
}
func.func @with_attributes(%a: i32, %b: f32) -> i32 {
  %f = func.constant @callee : (i32, f32) -> (i32, f32)
  %0:2 = func.call_indirect %f(%a, %b) {note = 1 : i8} : (i32, f32) -> (i32, f32)
  return %0#0 : i32
}
// ==== stdout ====
module {
  func.func private @callee(i32, f32) -> (i32, f32)
  func.func @known(%arg0: i32, %arg1: f32) -> (i32, f32) {
    %0:2 = call @callee(%arg0, %arg1) : (i32, f32) -> (i32, f32)
    return %0#0, %0#1 : i32, f32
  }
  func.func @unknown(%arg0: (i32) -> i32, %arg1: i32) -> i32 {
    %0 = call_indirect %arg0(%arg1) : (i32) -> i32
    return %0 : i32
  }
  func.func @with_attributes(%arg0: i32, %arg1: f32) -> i32 {
    %0:2 = call @callee(%arg0, %arg1) : (i32, f32) -> (i32, f32)
    return %0#0 : i32
  }
}

