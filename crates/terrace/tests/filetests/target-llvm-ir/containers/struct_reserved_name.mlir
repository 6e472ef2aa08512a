// terrace opt --convert-func-to-llvm
// A user's own "_Converted." struct with another body stops the conversion.
func.func private @taken(!llvm.struct<"_Converted.s", (f32)>)
func.func private @s(!llvm.struct<"s", (index)>)
// ==== stdout ====
module {
  llvm.func @taken(!llvm.struct<"_Converted.s", (f32)>) attributes {sym_visibility = "private"}
  func.func private @s(!llvm.struct<"s", (index)>)
}

