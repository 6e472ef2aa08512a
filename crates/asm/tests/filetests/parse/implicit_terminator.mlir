// terrace opt
// Where the terminator is implicit it need not be written.
func.func @f() {
  memref.alloca_scope {
  }
  return
}
module {
}
// ==== stdout ====
module {
  func.func @f() {
    memref.alloca_scope  {
    }
    return
  }
  module {
  }
}

