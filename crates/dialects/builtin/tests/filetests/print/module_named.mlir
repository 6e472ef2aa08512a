// terrace opt
// A module keeps its name, its attributes and what it holds.
module @outer attributes {a.b = 1 : i32} {
  module @inner {
  }
  builtin.module {
    func.func private @f()
  }
}
// ==== stdout ====
module @outer attributes {a.b = 1 : i32} {
  module @inner {
  }
  module {
    func.func private @f()
  }
}

