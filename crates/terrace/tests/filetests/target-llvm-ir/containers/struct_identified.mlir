// terrace opt --convert-func-to-llvm
// An identified struct cannot change its body: a new one stands for it.
func.func private @point(!llvm.struct<"point", (index, index)>)
func.func private @again(!llvm.struct<"point", (index, index)>) -> !llvm.struct<"fine", (i32)>
// ==== stdout ====
module {
  llvm.func @point(!llvm.struct<"_Converted.point", (i64, i64)>) attributes {sym_visibility = "private"}
  llvm.func @again(!llvm.struct<"_Converted.point", (i64, i64)>) -> !llvm.struct<"fine", (i32)> attributes {sym_visibility = "private"}
}

