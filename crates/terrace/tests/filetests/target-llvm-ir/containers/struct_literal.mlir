// terrace opt --convert-func-to-llvm
// The elements of LLVM's containers are converted too.
func.func private @index(!llvm.struct<(index)>)
func.func private @memref(!llvm.struct<(i32, memref<?xf32>)>) -> !llvm.struct<packed (i8, index)>
func.func private @nested(!llvm.struct<(struct<(index)>, array<2 x struct<(index, f32)>>)>)
func.func private @fine(!llvm.struct<(i32)>)
// ==== stdout ====
module {
  llvm.func @index(!llvm.struct<(i64)>) attributes {sym_visibility = "private"}
  llvm.func @memref(!llvm.struct<(i32, struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>)>) -> !llvm.struct<packed (i8, i64)> attributes {sym_visibility = "private"}
  llvm.func @nested(!llvm.struct<(struct<(i64)>, array<2 x struct<(i64, f32)>>)>) attributes {sym_visibility = "private"}
  llvm.func @fine(!llvm.struct<(i32)>) attributes {sym_visibility = "private"}
}

