// terrace opt --convert-cf-to-llvm --allow-unregistered-dialect
// func needs cf, so cf is there, and what is of no dialect stays.
func.func @f() {
  "t.op"() : () -> ()
  return
}
"t.op"() : () -> ()
// ==== stdout ====
module {
  func.func @f() {
    "t.op"() : () -> ()
    return
  }
  "t.op"() : () -> ()
}

