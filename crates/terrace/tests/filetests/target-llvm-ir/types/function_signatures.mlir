// terrace opt --convert-func-to-llvm
// No results: void; one: itself; several: a struct.
func.func private @nothing() -> ()
func.func private @unary(i32) -> i64
func.func private @binary(i32, f32) -> i64
func.func private @two_results(i32, f32) -> (i64, f64)
func.func private @index_results(index) -> (index, i1)
// ==== stdout ====
module {
  llvm.func @nothing() attributes {sym_visibility = "private"}
  llvm.func @unary(i32) -> i64 attributes {sym_visibility = "private"}
  llvm.func @binary(i32, f32) -> i64 attributes {sym_visibility = "private"}
  llvm.func @two_results(i32, f32) -> !llvm.struct<(i64, f64)> attributes {sym_visibility = "private"}
  llvm.func @index_results(i64) -> !llvm.struct<(i64, i1)> attributes {sym_visibility = "private"}
}

