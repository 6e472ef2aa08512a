// terrace opt --convert-func-to-llvm=index-bitwidth=16
// The option is stronger than the data layout.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func private @f(index)
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  llvm.func @f(i16) attributes {sym_visibility = "private"}
}

