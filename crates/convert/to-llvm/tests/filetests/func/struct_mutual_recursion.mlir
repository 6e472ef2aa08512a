// terrace opt --convert-func-to-llvm
// Identified structs that contain each other, with parts that are not of the LLVM dialect.
func.func private @a(!llvm.struct<"A", (index, struct<"B", (struct<"A">)>)>)
func.func private @b(!llvm.struct<"C", (struct<"D", (memref<4xf32>, array<2 x struct<"C">>)>)>)
func.func private @c(!llvm.struct<"E", (struct<(index, struct<"E">)>, struct<"F", (struct<"E">, struct<"F">)>)>)
// ==== stdout ====
module {
  llvm.func @a(!llvm.struct<"_Converted.A", (i64, struct<"_Converted.B", (struct<"_Converted.A">)>)>) attributes {sym_visibility = "private"}
  llvm.func @b(!llvm.struct<"_Converted.C", (struct<"_Converted.D", (struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, array<2 x struct<"_Converted.C">>)>)>) attributes {sym_visibility = "private"}
  llvm.func @c(!llvm.struct<"_Converted.E", (struct<(i64, struct<"_Converted.E">)>, struct<"_Converted.F", (struct<"_Converted.E">, struct<"_Converted.F">)>)>) attributes {sym_visibility = "private"}
}

