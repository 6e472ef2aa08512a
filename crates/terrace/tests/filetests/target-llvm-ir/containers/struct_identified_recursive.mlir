// terrace opt --convert-func-to-llvm
// A struct may contain itself behind an array of pointers' worth of type.
func.func private @list(!llvm.struct<"list", (ptr, i32)>) -> !llvm.struct<"node", (index, ptr, array<2 x index>)>
// ==== stdout ====
module {
  llvm.func @list(!llvm.struct<"list", (ptr, i32)>) -> !llvm.struct<"_Converted.node", (i64, ptr, array<2 x i64>)> attributes {sym_visibility = "private"}
}

