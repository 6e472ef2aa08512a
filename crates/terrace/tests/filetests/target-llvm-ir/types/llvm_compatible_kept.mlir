// terrace opt --convert-func-to-llvm
// Types the LLVM dialect knows are kept.
func.func private @ints(i1, i8, i16, i32, i64, i128, i7)
func.func private @floats(bf16, f16, f32, f64, f80, f128)
func.func private @vectors(vector<4xf32>, vector<[4]xi32>, vector<2x!llvm.ptr>)
func.func private @pointers(!llvm.ptr, !llvm.ptr<3>) -> !llvm.ptr<1>
func.func private @aggregates(!llvm.struct<(i32, f32)>, !llvm.array<4 x i8>)
// ==== stdout ====
module {
  llvm.func @ints(i1, i8, i16, i32, i64, i128, i7) attributes {sym_visibility = "private"}
  llvm.func @floats(bf16, f16, f32, f64, f80, f128) attributes {sym_visibility = "private"}
  llvm.func @vectors(vector<4xf32>, vector<[4]xi32>, vector<2x!llvm.ptr>) attributes {sym_visibility = "private"}
  llvm.func @pointers(!llvm.ptr, !llvm.ptr<3>) -> !llvm.ptr<1> attributes {sym_visibility = "private"}
  llvm.func @aggregates(!llvm.struct<(i32, f32)>, !llvm.array<4 x i8>) attributes {sym_visibility = "private"}
}

