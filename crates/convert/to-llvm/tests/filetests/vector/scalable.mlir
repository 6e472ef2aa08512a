// terrace opt --convert-vector-to-llvm
// Scalable vectors that are lowered as wholes, or along dimensions that do not scale.
func.func @scalar(%v: f32) -> vector<[1]xf32> {
  %0 = vector.broadcast %v : f32 to vector<[1]xf32>
  return %0 : vector<[1]xf32>
}
func.func @single(%v: vector<1xf32>) -> vector<[1]xf32> {
  %0 = vector.broadcast %v : vector<1xf32> to vector<[1]xf32>
  return %0 : vector<[1]xf32>
}
func.func @rows_of_singles(%v: vector<2x1xf32>) -> vector<2x[1]xf32> {
  %0 = vector.broadcast %v : vector<2x1xf32> to vector<2x[1]xf32>
  return %0 : vector<2x[1]xf32>
}
func.func @scalar_rows(%v: f32) -> vector<2x[1]xf32> {
  %0 = vector.broadcast %v : f32 to vector<2x[1]xf32>
  return %0 : vector<2x[1]xf32>
}
func.func @rows(%v: vector<[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.broadcast %v : vector<[4]xf32> to vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
func.func @elements(%v: vector<1xf32>) -> vector<[4]xf32> {
  %0 = vector.broadcast %v : vector<1xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
func.func @fma(%a: vector<2x[4]xf32>, %b: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.fma %a, %b, %a : vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
func.func @extracted_rows(%b: vector<4x[2]xf32>) -> vector<2x[2]xf32> {
  %0 = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]} : vector<4x[2]xf32> to vector<2x[2]xf32>
  return %0 : vector<2x[2]xf32>
}
func.func @extracted_slice(%b: vector<4x[2]xf32>) -> vector<2x[2]xf32> {
  %0 = vector.extract_strided_slice %b {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x[2]xf32> to vector<2x[2]xf32>
  return %0 : vector<2x[2]xf32>
}
func.func @inserted_slice(%a: vector<2x[2]xf32>, %b: vector<4x[2]xf32>) -> vector<4x[2]xf32> {
  %0 = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x[2]xf32> into vector<4x[2]xf32>
  return %0 : vector<4x[2]xf32>
}
func.func @outer_product(%a: vector<2xf32>, %b: vector<[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.outerproduct %a, %b : vector<2xf32>, vector<[4]xf32>
  return %0 : vector<2x[4]xf32>
}
func.func @read(%m: memref<8xf32>, %p: f32) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0], %p : memref<8xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @repeated(%m: memref<8xf32>, %p: f32) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<8xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @repeated_masked(%m: memref<8xf32>, %p: f32, %k: vector<1xi1>) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%c0], %p, %k {in_bounds = [true], permutation_map = affine_map<(d0) -> (0)>} : memref<8xf32>, vector<[4]xf32>
  return %r : vector<[4]xf32>
}
func.func @joined(%a: vector<2x[4]xf32>) -> vector<[8]xf32> {
  %0 = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  return %0 : vector<[8]xf32>
}
