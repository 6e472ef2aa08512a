// terrace opt --canonicalize
// A dimension that scales has more elements than its minimum: folds must not take the minimum for the size.
func.func @reductions(%a: vector<[1]x4xf32>, %c: vector<4xf32>, %b: vector<[1]xf32>) -> (vector<4xf32>, f32) {
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<[1]x4xf32> to vector<4xf32>
  %1 = vector.reduction <add>, %b : vector<[1]xf32> into f32
  return %0, %1 : vector<4xf32>, f32
}
func.func @parts_of_casts(%a: vector<1x[4]xf32>, %b: vector<[4]xf32>, %c: vector<2x[3]x4xf32>, %d: vector<[2]x4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>) {
  %0 = vector.shape_cast %a : vector<1x[4]xf32> to vector<[1]x4xf32>
  %1 = vector.extract %0[0] : vector<4xf32> from vector<[1]x4xf32>
  %2 = vector.shape_cast %b : vector<[4]xf32> to vector<[1]x4xf32>
  %3 = vector.extract %2[0] : vector<4xf32> from vector<[1]x4xf32>
  %4 = vector.shape_cast %c : vector<2x[3]x4xf32> to vector<[6]x4xf32>
  %5 = vector.extract %4[4] : vector<4xf32> from vector<[6]x4xf32>
  %6 = vector.shape_cast %d : vector<[2]x4xf32> to vector<2x[4]xf32>
  %7 = vector.extract %6[1] : vector<[4]xf32> from vector<2x[4]xf32>
  return %1, %3, %5, %7 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>
}
func.func @elements(%v: vector<[2]xf32>, %d: vector<[1]x4xf32>, %e: vector<4xf32>) -> (vector<2xf32>, vector<[1]x4xf32>) {
  %0 = vector.extract %v[0] : f32 from vector<[2]xf32>
  %1 = vector.extract %v[1] : f32 from vector<[2]xf32>
  %2 = vector.from_elements %0, %1 : vector<2xf32>
  %3 = vector.insert %e, %d[0] : vector<4xf32> into vector<[1]x4xf32>
  return %2, %3 : vector<2xf32>, vector<[1]x4xf32>
}
func.func @row_of_mask(%i: index, %n: index) -> vector<4xi1> {
  %c4 = arith.constant 4 : index
  %0 = vector.create_mask %c4, %n : vector<[4]x4xi1>
  %1 = vector.extract %0[%i] : vector<4xi1> from vector<[4]x4xi1>
  return %1 : vector<4xi1>
}
func.func @steps() -> (vector<[4]xi1>, vector<[4]xi1>) {
  %s = vector.step : vector<[4]xindex>
  %c = arith.constant dense<4> : vector<[4]xindex>
  %0 = arith.cmpi ult, %s, %c : vector<[4]xindex>
  %1 = arith.cmpi eq, %s, %c : vector<[4]xindex>
  return %0, %1 : vector<[4]xi1>, vector<[4]xi1>
}
func.func @broadcasts(%v: vector<4xf32>, %w: vector<[1]x1xf32>) -> (vector<[4]xf32>, vector<5x[1]xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<[1]x4xf32>
  %1 = vector.shape_cast %0 : vector<[1]x4xf32> to vector<[4]xf32>
  %2 = vector.broadcast %w : vector<[1]x1xf32> to vector<[1]x5xf32>
  %3 = vector.transpose %2, [1, 0] : vector<[1]x5xf32> to vector<5x[1]xf32>
  return %1, %3 : vector<[4]xf32>, vector<5x[1]xf32>
}
func.func @read_of_one(%t: tensor<?xf32>, %v: vector<1xf32>, %p: f32, %i: index) -> vector<[1]xf32> {
  %0 = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<1xf32>, tensor<?xf32>
  %1 = vector.transfer_read %0[%i], %p {in_bounds = [true]} : tensor<?xf32>, vector<[1]xf32>
  return %1 : vector<[1]xf32>
}
func.func @read_of_rows(%t: tensor<8x?xf32>, %v: vector<[4]xf32>, %p: f32, %i: index) -> vector<[1]x[4]xf32> {
  %0 = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true]} : vector<[4]xf32>, tensor<8x?xf32>
  %1 = vector.transfer_read %0[%i, %i], %p {in_bounds = [true, true]} : tensor<8x?xf32>, vector<[1]x[4]xf32>
  return %1 : vector<[1]x[4]xf32>
}
func.func @any_row(%v: vector<[1]x4xi8>, %i: index, %j: index) -> i8 {
  %0 = vector.broadcast %v : vector<[1]x4xi8> to vector<3x[1]x4xi8>
  %1 = vector.extract %0[%i, %j, 2] : i8 from vector<3x[1]x4xi8>
  return %1 : i8
}
func.func @overlap(%t: tensor<?xf32>, %v: vector<[4]xf32>, %w: vector<[4]xf32>, %p: f32) -> (vector<[4]xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
  %1 = vector.transfer_write %w, %0[%c4] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
  %2 = vector.transfer_read %1[%c0], %p {in_bounds = [true]} : tensor<?xf32>, vector<[4]xf32>
  %3 = vector.transfer_write %w, %1[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
  return %2, %3 : vector<[4]xf32>, tensor<?xf32>
}
func.func @bounds(%m: memref<8x8xf32>, %p: f32, %v: vector<2x[4]xf32>) -> vector<[4]xf32> {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %m[%c0, %c0], %p : memref<8x8xf32>, vector<[4]xf32>
  vector.transfer_write %v, %m[%c0, %c0] : vector<2x[4]xf32>, memref<8x8xf32>
  return %0 : vector<[4]xf32>
}
// ==== stdout ====
module {
  func.func @reductions(%arg0: vector<[1]x4xf32>, %arg1: vector<4xf32>, %arg2: vector<[1]xf32>) -> (vector<4xf32>, f32) {
    %0 = vector.multi_reduction <add>, %arg0, %arg1 [0] : vector<[1]x4xf32> to vector<4xf32>
    %1 = vector.reduction <add>, %arg2 : vector<[1]xf32> into f32
    return %0, %1 : vector<4xf32>, f32
  }
  func.func @parts_of_casts(%arg0: vector<1x[4]xf32>, %arg1: vector<[4]xf32>, %arg2: vector<2x[3]x4xf32>, %arg3: vector<[2]x4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>) {
    %0 = vector.shape_cast %arg0 : vector<1x[4]xf32> to vector<[1]x4xf32>
    %1 = vector.extract %0[0] : vector<4xf32> from vector<[1]x4xf32>
    %2 = vector.shape_cast %arg1 : vector<[4]xf32> to vector<[1]x4xf32>
    %3 = vector.extract %2[0] : vector<4xf32> from vector<[1]x4xf32>
    %4 = vector.shape_cast %arg2 : vector<2x[3]x4xf32> to vector<[6]x4xf32>
    %5 = vector.extract %4[4] : vector<4xf32> from vector<[6]x4xf32>
    %6 = vector.shape_cast %arg3 : vector<[2]x4xf32> to vector<2x[4]xf32>
    %7 = vector.extract %6[1] : vector<[4]xf32> from vector<2x[4]xf32>
    return %1, %3, %5, %7 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<[4]xf32>
  }
  func.func @elements(%arg0: vector<[2]xf32>, %arg1: vector<[1]x4xf32>, %arg2: vector<4xf32>) -> (vector<2xf32>, vector<[1]x4xf32>) {
    %0 = vector.extract %arg0[0] : f32 from vector<[2]xf32>
    %1 = vector.extract %arg0[1] : f32 from vector<[2]xf32>
    %2 = vector.from_elements %0, %1 : vector<2xf32>
    %3 = vector.insert %arg2, %arg1 [0] : vector<4xf32> into vector<[1]x4xf32>
    return %2, %3 : vector<2xf32>, vector<[1]x4xf32>
  }
  func.func @row_of_mask(%arg0: index, %arg1: index) -> vector<4xi1> {
    %c4 = arith.constant 4 : index
    %0 = vector.create_mask %c4, %arg1 : vector<[4]x4xi1>
    %1 = vector.extract %0[%arg0] : vector<4xi1> from vector<[4]x4xi1>
    return %1 : vector<4xi1>
  }
  func.func @steps() -> (vector<[4]xi1>, vector<[4]xi1>) {
    %cst = arith.constant dense<4> : vector<[4]xindex>
    %0 = vector.step : vector<[4]xindex>
    %1 = arith.cmpi ult, %0, %cst : vector<[4]xindex>
    %2 = arith.cmpi eq, %0, %cst : vector<[4]xindex>
    return %1, %2 : vector<[4]xi1>, vector<[4]xi1>
  }
  func.func @broadcasts(%arg0: vector<4xf32>, %arg1: vector<[1]x1xf32>) -> (vector<[4]xf32>, vector<5x[1]xf32>) {
    %0 = vector.broadcast %arg0 : vector<4xf32> to vector<[1]x4xf32>
    %1 = vector.shape_cast %0 : vector<[1]x4xf32> to vector<[4]xf32>
    %2 = vector.broadcast %arg1 : vector<[1]x1xf32> to vector<[1]x5xf32>
    %3 = vector.transpose %2, [1, 0] : vector<[1]x5xf32> to vector<5x[1]xf32>
    return %1, %3 : vector<[4]xf32>, vector<5x[1]xf32>
  }
  func.func @read_of_one(%arg0: tensor<?xf32>, %arg1: vector<1xf32>, %arg2: f32, %arg3: index) -> vector<[1]xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg3] {in_bounds = [true]} : vector<1xf32>, tensor<?xf32>
    %1 = vector.transfer_read %0[%arg3], %arg2 {in_bounds = [true]} : tensor<?xf32>, vector<[1]xf32>
    return %1 : vector<[1]xf32>
  }
  func.func @read_of_rows(%arg0: tensor<8x?xf32>, %arg1: vector<[4]xf32>, %arg2: f32, %arg3: index) -> vector<[1]x[4]xf32> {
    %0 = vector.transfer_write %arg1, %arg0[%arg3, %arg3] {in_bounds = [true]} : vector<[4]xf32>, tensor<8x?xf32>
    %1 = vector.transfer_read %0[%arg3, %arg3], %arg2 {in_bounds = [true, true]} : tensor<8x?xf32>, vector<[1]x[4]xf32>
    return %1 : vector<[1]x[4]xf32>
  }
  func.func @any_row(%arg0: vector<[1]x4xi8>, %arg1: index, %arg2: index) -> i8 {
    %0 = vector.extract %arg0[%arg2, 2] : i8 from vector<[1]x4xi8>
    return %0 : i8
  }
  func.func @overlap(%arg0: tensor<?xf32>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>, %arg3: f32) -> (vector<[4]xf32>, tensor<?xf32>) {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %0 = vector.transfer_write %arg1, %arg0[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
    %1 = vector.transfer_write %arg2, %0[%c4] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
    %2 = vector.transfer_read %1[%c0], %arg3 {in_bounds = [true]} : tensor<?xf32>, vector<[4]xf32>
    %3 = vector.transfer_write %arg2, %1[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<?xf32>
    return %2, %3 : vector<[4]xf32>, tensor<?xf32>
  }
  func.func @bounds(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: vector<2x[4]xf32>) -> vector<[4]xf32> {
    %c0 = arith.constant 0 : index
    %0 = vector.transfer_read %arg0[%c0, %c0], %arg1 : memref<8x8xf32>, vector<[4]xf32>
    vector.transfer_write %arg2, %arg0[%c0, %c0] {in_bounds = [true, false]} : vector<2x[4]xf32>, memref<8x8xf32>
    return %0 : vector<[4]xf32>
  }
}

