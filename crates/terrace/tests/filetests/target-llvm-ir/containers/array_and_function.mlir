// terrace opt --convert-func-to-llvm
// Arrays and function types with elements to be converted.
func.func private @array(!llvm.array<4 x index>) -> !llvm.array<2 x array<3 x memref<f32>>>
func.func private @in_vector(!llvm.array<4 x vector<2xindex>>)
// ==== stdout ====
module {
  llvm.func @array(!llvm.array<4 x i64>) -> !llvm.array<2 x array<3 x struct<(ptr, ptr, i64)>>> attributes {sym_visibility = "private"}
  llvm.func @in_vector(!llvm.array<4 x vector<2xi64>>) attributes {sym_visibility = "private"}
}

