// terrace opt --test-vector-unrolling-patterns
// Masks in parts of 8x8, and steps in parts of 8.
func.func @step() -> vector<16xindex> {
  %0 = vector.step : vector<16xindex>
  return %0 : vector<16xindex>
}
func.func @cm1(%i: index, %j: index) -> vector<32xi1> {
  %0 = vector.create_mask %i : vector<32xi1>
  return %0 : vector<32xi1>
}
func.func @cm4(%i: index) -> vector<16x8xi1> {
  %c12 = arith.constant 12 : index
  %0 = vector.create_mask %c12, %i : vector<16x8xi1>
  return %0 : vector<16x8xi1>
}
func.func @km(%i: index) -> vector<16x16xi1> {
  %0 = vector.constant_mask [10, 13] : vector<16x16xi1>
  return %0 : vector<16x16xi1>
}
// ==== stdout ====
module {
  func.func @step() -> vector<16xindex> {
    %cst = arith.constant dense<8> : vector<8xindex>
    %cst_0 = arith.constant dense<0> : vector<16xindex>
    %0 = vector.step : vector<8xindex>
    %1 = vector.insert_strided_slice %0, %cst_0 {offsets = [0], strides = [1]} : vector<8xindex> into vector<16xindex>
    %2 = arith.addi %0, %cst : vector<8xindex>
    %3 = vector.insert_strided_slice %2, %1 {offsets = [8], strides = [1]} : vector<8xindex> into vector<16xindex>
    return %3 : vector<16xindex>
  }
  func.func @cm1(%arg0: index, %arg1: index) -> vector<32xi1> {
    %0 = vector.create_mask %arg0 : vector<32xi1>
    return %0 : vector<32xi1>
  }
  func.func @cm4(%arg0: index) -> vector<16x8xi1> {
    %c4 = arith.constant 4 : index
    %cst = arith.constant dense<false> : vector<16x8xi1>
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %0 = arith.maxsi %arg0, %c0 : index
    %1 = arith.minsi %0, %c8 : index
    %2 = vector.create_mask %c8, %1 : vector<8x8xi1>
    %3 = vector.insert_strided_slice %2, %cst {offsets = [0, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x8xi1>
    %4 = arith.maxsi %arg0, %c0 : index
    %5 = arith.minsi %4, %c8 : index
    %6 = vector.create_mask %c4, %5 : vector<8x8xi1>
    %7 = vector.insert_strided_slice %6, %3 {offsets = [8, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x8xi1>
    return %7 : vector<16x8xi1>
  }
  func.func @km(%arg0: index) -> vector<16x16xi1> {
    %cst = arith.constant dense<false> : vector<16x16xi1>
    %cst_0 = arith.constant dense<true> : vector<8x8xi1>
    %0 = vector.insert_strided_slice %cst_0, %cst {offsets = [0, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
    %1 = vector.constant_mask [8, 5] : vector<8x8xi1>
    %2 = vector.insert_strided_slice %1, %0 {offsets = [0, 8], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
    %3 = vector.constant_mask [2, 8] : vector<8x8xi1>
    %4 = vector.insert_strided_slice %3, %2 {offsets = [8, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
    %5 = vector.constant_mask [2, 5] : vector<8x8xi1>
    %6 = vector.insert_strided_slice %5, %4 {offsets = [8, 8], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
    return %6 : vector<16x16xi1>
  }
}

