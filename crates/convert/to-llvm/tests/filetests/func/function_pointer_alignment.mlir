// terrace opt --convert-func-to-llvm
// Alignments of function pointers are read in words as they are printed.
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>, index = 32>} {
  func.func private @f(index)
}
// ==== stdout ====
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>, index = 32 : i64>} {
  llvm.func @f(i32) attributes {sym_visibility = "private"}
}

