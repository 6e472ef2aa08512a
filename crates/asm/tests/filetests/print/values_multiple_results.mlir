// terrace opt --allow-unregistered-dialect
// Several results share a name.
func.func @f() -> (i32, f32) {
  %a:3 = "t.three"() : () -> (i32, f32, i1)
  %b, %c = "t.two"() : () -> (i32, f32)
  %d:2, %e = "t.three"() : () -> (i32, f32, i1)
  "t.use"(%a#2, %e, %b, %d#1) : (i1, i1, i32, f32) -> ()
  return %a#0, %c : i32, f32
}
// ==== stdout ====
module {
  func.func @f() -> (i32, f32) {
    %0:3 = "t.three"() : () -> (i32, f32, i1)
    %1:2 = "t.two"() : () -> (i32, f32)
    %2:3 = "t.three"() : () -> (i32, f32, i1)
    "t.use"(%0#2, %2#2, %1#0, %2#1) : (i1, i1, i32, f32) -> ()
    return %0#0, %1#1 : i32, f32
  }
}

