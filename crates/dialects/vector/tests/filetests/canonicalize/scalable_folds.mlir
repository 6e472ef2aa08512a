// terrace opt --canonicalize
// Folds that hold however often a dimension is repeated.
func.func @masks() -> (vector<[4]xi1>, vector<3x[4]xi1>, vector<3x[4]xi1>, vector<[1]xi1>, vector<4xi1>, vector<[4]x[2]xi1>, vector<4xi1>) {
  %c8 = arith.constant 8 : index
  %c5 = arith.constant 5 : index
  %c2 = arith.constant 2 : index
  %c4 = arith.constant 4 : index
  %vs = vector.vscale
  %4 = arith.muli %vs, %c4 : index
  %8 = arith.muli %c8, %vs : index
  %0 = vector.create_mask %8 : vector<[4]xi1>
  %1 = vector.create_mask %c5, %8 : vector<3x[4]xi1>
  %2 = vector.create_mask %c2, %4 : vector<3x[4]xi1>
  %3 = vector.create_mask %vs : vector<[1]xi1>
  %5 = vector.create_mask %4 : vector<4xi1>
  %6 = vector.create_mask %8, %4 : vector<[4]x[2]xi1>
  %7 = vector.create_mask %vs : vector<4xi1>
  return %0, %1, %2, %3, %5, %6, %7 : vector<[4]xi1>, vector<3x[4]xi1>, vector<3x[4]xi1>, vector<[1]xi1>, vector<4xi1>, vector<[4]x[2]xi1>, vector<4xi1>
}
func.func @not_all(%n: index) -> (vector<[4]xi1>, vector<[4]xi1>, vector<3x[4]xi1>, vector<[4]xi1>) {
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %vs = vector.vscale
  %3 = arith.muli %vs, %c3 : index
  %4 = arith.muli %vs, %c4 : index
  %a = arith.addi %4, %4 : index
  %0 = vector.create_mask %3 : vector<[4]xi1>
  %1 = vector.create_mask %c4 : vector<[4]xi1>
  %2 = vector.create_mask %n, %4 : vector<3x[4]xi1>
  %5 = vector.create_mask %a : vector<[4]xi1>
  return %0, %1, %2, %5 : vector<[4]xi1>, vector<[4]xi1>, vector<3x[4]xi1>, vector<[4]xi1>
}
func.func @parts(%a: vector<[2]x3x4xf32>, %b: vector<[6]x4xf32>) -> (vector<4xf32>, vector<4xf32>, f32) {
  %0 = vector.shape_cast %a : vector<[2]x3x4xf32> to vector<[6]x4xf32>
  %1 = vector.extract %0[4] : vector<4xf32> from vector<[6]x4xf32>
  %2 = vector.shape_cast %b : vector<[6]x4xf32> to vector<[2]x3x4xf32>
  %3 = vector.extract %2[1, 2] : vector<4xf32> from vector<[2]x3x4xf32>
  %4 = vector.extract %2[1, 2, 3] : f32 from vector<[2]x3x4xf32>
  return %1, %3, %4 : vector<4xf32>, vector<4xf32>, f32
}
func.func @broadcasts(%v: vector<[4]xf32>, %w: vector<1x[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<2x3x[4]xf32>) {
  %0 = vector.broadcast %v : vector<[4]xf32> to vector<3x[4]xf32>
  %1 = vector.extract %0[2] : vector<[4]xf32> from vector<3x[4]xf32>
  %2 = vector.broadcast %w : vector<1x[4]xf32> to vector<3x[4]xf32>
  %3 = vector.extract %2[2] : vector<[4]xf32> from vector<3x[4]xf32>
  %4 = vector.broadcast %v : vector<[4]xf32> to vector<6x[4]xf32>
  %5 = vector.shape_cast %4 : vector<6x[4]xf32> to vector<2x3x[4]xf32>
  return %1, %3, %5 : vector<[4]xf32>, vector<[4]xf32>, vector<2x3x[4]xf32>
}
func.func @elements(%v: vector<[2]x2xf32>) -> vector<2xf32> {
  %0 = vector.extract %v[1, 0] : f32 from vector<[2]x2xf32>
  %1 = vector.extract %v[1, 1] : f32 from vector<[2]x2xf32>
  %2 = vector.from_elements %0, %1 : vector<2xf32>
  return %2 : vector<2xf32>
}
func.func @written(%t: tensor<?xf32>, %v: vector<[4]xf32>, %p: f32, %i: index) -> (vector<[4]xf32>, tensor<?xf32>) {
  %0 = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
  %1 = vector.transfer_read %0[%i], %p {in_bounds = [true]} : tensor<?xf32>, vector<[4]xf32>
  %2 = vector.transfer_write %1, %0[%i] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
  return %1, %2 : vector<[4]xf32>, tensor<?xf32>
}
// ==== stdout ====
module {
  func.func @masks() -> (vector<[4]xi1>, vector<3x[4]xi1>, vector<3x[4]xi1>, vector<[1]xi1>, vector<4xi1>, vector<[4]x[2]xi1>, vector<4xi1>) {
    %cst = arith.constant dense<true> : vector<[4]x[2]xi1>
    %cst_0 = arith.constant dense<true> : vector<4xi1>
    %cst_1 = arith.constant dense<true> : vector<[1]xi1>
    %cst_2 = arith.constant dense<true> : vector<3x[4]xi1>
    %cst_3 = arith.constant dense<true> : vector<[4]xi1>
    %vscale = vector.vscale
    %0 = vector.constant_mask [2, 4] : vector<3x[4]xi1>
    %1 = vector.create_mask %vscale : vector<4xi1>
    return %cst_3, %cst_2, %0, %cst_1, %cst_0, %cst, %1 : vector<[4]xi1>, vector<3x[4]xi1>, vector<3x[4]xi1>, vector<[1]xi1>, vector<4xi1>, vector<[4]x[2]xi1>, vector<4xi1>
  }
  func.func @not_all(%arg0: index) -> (vector<[4]xi1>, vector<[4]xi1>, vector<3x[4]xi1>, vector<[4]xi1>) {
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %vscale = vector.vscale
    %c3_vscale = arith.muli %vscale, %c3 : index
    %c4_vscale = arith.muli %vscale, %c4 : index
    %0 = arith.addi %c4_vscale, %c4_vscale : index
    %1 = vector.create_mask %c3_vscale : vector<[4]xi1>
    %2 = vector.create_mask %c4 : vector<[4]xi1>
    %3 = vector.create_mask %arg0, %c4_vscale : vector<3x[4]xi1>
    %4 = vector.create_mask %0 : vector<[4]xi1>
    return %1, %2, %3, %4 : vector<[4]xi1>, vector<[4]xi1>, vector<3x[4]xi1>, vector<[4]xi1>
  }
  func.func @parts(%arg0: vector<[2]x3x4xf32>, %arg1: vector<[6]x4xf32>) -> (vector<4xf32>, vector<4xf32>, f32) {
    %0 = vector.extract %arg0[1, 1] : vector<4xf32> from vector<[2]x3x4xf32>
    %1 = vector.extract %arg1[5] : vector<4xf32> from vector<[6]x4xf32>
    %2 = vector.extract %arg1[5, 3] : f32 from vector<[6]x4xf32>
    return %0, %1, %2 : vector<4xf32>, vector<4xf32>, f32
  }
  func.func @broadcasts(%arg0: vector<[4]xf32>, %arg1: vector<1x[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<2x3x[4]xf32>) {
    %0 = vector.extract %arg1[0] : vector<[4]xf32> from vector<1x[4]xf32>
    %1 = vector.broadcast %arg0 : vector<[4]xf32> to vector<2x3x[4]xf32>
    return %arg0, %0, %1 : vector<[4]xf32>, vector<[4]xf32>, vector<2x3x[4]xf32>
  }
  func.func @elements(%arg0: vector<[2]x2xf32>) -> vector<2xf32> {
    %0 = vector.extract %arg0[1] : vector<2xf32> from vector<[2]x2xf32>
    return %0 : vector<2xf32>
  }
  func.func @written(%arg0: tensor<?xf32>, %arg1: vector<[4]xf32>, %arg2: f32, %arg3: index) -> (vector<[4]xf32>, tensor<?xf32>) {
    %0 = vector.transfer_write %arg1, %arg0[%arg3] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
    return %arg1, %0 : vector<[4]xf32>, tensor<?xf32>
  }
}

