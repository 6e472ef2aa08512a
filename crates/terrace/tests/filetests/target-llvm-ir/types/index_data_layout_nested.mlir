// terrace opt --pass-pipeline='builtin.module(builtin.module(convert-func-to-llvm))'
// The closest module counts.
module @outer {
  module @small attributes {dlti.dl_spec = #dlti.dl_spec<index = 16>} {
    func.func private @f(index)
  }
  module @without {
    func.func private @f(index)
  }
}
// ==== stdout ====
module @outer {
  module @small attributes {dlti.dl_spec = #dlti.dl_spec<index = 16 : i64>} {
    llvm.func @f(i16) attributes {sym_visibility = "private"}
  }
  module @without {
    llvm.func @f(i64) attributes {sym_visibility = "private"}
  }
}

