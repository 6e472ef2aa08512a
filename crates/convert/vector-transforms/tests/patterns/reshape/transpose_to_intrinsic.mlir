// terrace opt --vector-transpose-to-flat-transpose
// Transposes become the intrinsic for matrices.
// mlir-opt does not run: the set is only part of convert-vector-to-llvm.
func.func @f(%a: vector<2x3xf32>, %b: vector<2x[3]xf32>) -> (vector<3x2xf32>, vector<[3]x2xf32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [1, 0] : vector<2x[3]xf32> to vector<[3]x2xf32>
  return %0, %1 : vector<3x2xf32>, vector<[3]x2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2x3xf32>, %arg1: vector<2x[3]xf32>) -> (vector<3x2xf32>, vector<[3]x2xf32>) {
    %0 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %1 = llvm.intr.matrix.transpose %0 {columns = 2 : i32, rows = 3 : i32} : vector<6xf32> into vector<6xf32>
    %2 = vector.shape_cast %1 : vector<6xf32> to vector<3x2xf32>
    %3 = vector.transpose %arg1, [1, 0] : vector<2x[3]xf32> to vector<[3]x2xf32>
    return %2, %3 : vector<3x2xf32>, vector<[3]x2xf32>
  }
}

