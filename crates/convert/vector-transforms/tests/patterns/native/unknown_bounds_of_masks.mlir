// terrace opt --test-vector-unrolling-patterns
// Masks of unknown bounds in parts of 8x8.
// mlir-opt differs: the difference of a bound and an offset may wrap.
func.func @cm(%i: index, %j: index) -> vector<16x16xi1> {
  %0 = vector.create_mask %i, %j : vector<16x16xi1>
  return %0 : vector<16x16xi1>
}
// ==== stdout ====
module {
  func.func @cm(%arg0: index, %arg1: index) -> vector<16x16xi1> {
    %c8 = arith.constant 8 : index
    %cst = arith.constant dense<false> : vector<16x16xi1>
    %c0 = arith.constant 0 : index
    %0 = arith.maxsi %arg0, %c0 : index
    %1 = arith.minsi %0, %c8 : index
    %2 = arith.maxsi %arg1, %c0 : index
    %3 = arith.minsi %2, %c8 : index
    %4 = vector.create_mask %1, %3 : vector<8x8xi1>
    %5 = vector.insert_strided_slice %4, %cst {offsets = [0, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
    %6 = arith.maxsi %arg0, %c0 : index
    %7 = arith.minsi %6, %c8 : index
    %8 = arith.maxsi %arg1, %c8 : index
    %9 = arith.subi %8, %c8 : index
    %10 = arith.minsi %9, %c8 : index
    %11 = vector.create_mask %7, %10 : vector<8x8xi1>
    %12 = vector.insert_strided_slice %11, %5 {offsets = [0, 8], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
    %13 = arith.maxsi %arg0, %c8 : index
    %14 = arith.subi %13, %c8 : index
    %15 = arith.minsi %14, %c8 : index
    %16 = arith.maxsi %arg1, %c0 : index
    %17 = arith.minsi %16, %c8 : index
    %18 = vector.create_mask %15, %17 : vector<8x8xi1>
    %19 = vector.insert_strided_slice %18, %12 {offsets = [8, 0], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
    %20 = arith.maxsi %arg0, %c8 : index
    %21 = arith.subi %20, %c8 : index
    %22 = arith.minsi %21, %c8 : index
    %23 = arith.maxsi %arg1, %c8 : index
    %24 = arith.subi %23, %c8 : index
    %25 = arith.minsi %24, %c8 : index
    %26 = vector.create_mask %22, %25 : vector<8x8xi1>
    %27 = vector.insert_strided_slice %26, %19 {offsets = [8, 8], strides = [1, 1]} : vector<8x8xi1> into vector<16x16xi1>
    return %27 : vector<16x16xi1>
  }
}

