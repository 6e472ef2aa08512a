// terrace opt --mlir-very-unsafe-disable-verifier-on-parsing
// What is valid although nobody asked is printed in its custom form.
func.func @f(%a: i32) -> i32 {
  return %a : i32
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
}

