// terrace opt --pass-pipeline='builtin.module(builtin.module(convert-func-to-llvm))'
// A module without a data layout has that of the module around it.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  module @inherits {
    func.func private @f(index)
  }
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  module @inherits {
    llvm.func @f(i32) attributes {sym_visibility = "private"}
  }
}

