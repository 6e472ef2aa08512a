// terrace opt --split-input-file
// Each piece is read and printed by itself.
func.func private @f()

// -----

module @named {
}

// -----

func.func private @f(i32)
// ==== stdout ====
module {
  func.func private @f()
}

// -----
module @named {
}

// -----
module {
  func.func private @f(i32)
}

