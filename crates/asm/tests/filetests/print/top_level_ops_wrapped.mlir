// terrace opt
// Several top-level ops, or one that is no module, get a module around them.
module @a {
}
module @b {
}
// ==== stdout ====
module {
  module @a {
  }
  module @b {
  }
}

