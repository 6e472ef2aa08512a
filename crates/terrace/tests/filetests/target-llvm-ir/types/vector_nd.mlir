// terrace opt --convert-func-to-llvm
// LLVM's vectors have one dimension: the others become arrays.
func.func private @one(vector<8xf32>)
func.func private @two(vector<4x8xf32>)
func.func private @three(vector<2x4x8xi1>)
func.func private @none(vector<f32>)
func.func private @scalable(vector<4x[4]xf32>)
func.func private @index(vector<2x3xindex>)
// ==== stdout ====
module {
  llvm.func @one(vector<8xf32>) attributes {sym_visibility = "private"}
  llvm.func @two(!llvm.array<4 x vector<8xf32>>) attributes {sym_visibility = "private"}
  llvm.func @three(!llvm.array<2 x array<4 x vector<8xi1>>>) attributes {sym_visibility = "private"}
  llvm.func @none(vector<1xf32>) attributes {sym_visibility = "private"}
  llvm.func @scalable(!llvm.array<4 x vector<[4]xf32>>) attributes {sym_visibility = "private"}
  llvm.func @index(!llvm.array<2 x vector<3xi64>>) attributes {sym_visibility = "private"}
}

