// terrace opt
// Attributes of arguments and results, visibility, attributes of the function.
func.func private @declared(i32 {t.a}, f32) -> (i32 {t.b = 1 : i32}, f32)
func.func @defined(%a: i32 {t.a = "x"}, %b: f32) -> (i32 {t.c}) attributes {t.d, "x y" = 1 : i8} {
  return %a : i32
}
func.func nested @nested() -> () {
  return
}
func.func public @"a name"() {
  return
}
func.func private @variadic() attributes {func.varargs = true}
// ==== stdout ====
module {
  func.func private @declared(i32 {t.a}, f32) -> (i32 {t.b = 1 : i32}, f32)
  func.func @defined(%arg0: i32 {t.a = "x"}, %arg1: f32) -> (i32 {t.c}) attributes {t.d, "x y" = 1 : i8} {
    return %arg0 : i32
  }
  func.func nested @nested() {
    return
  }
  func.func public @"a name"() {
    return
  }
  func.func private @variadic() attributes {func.varargs = true}
}

