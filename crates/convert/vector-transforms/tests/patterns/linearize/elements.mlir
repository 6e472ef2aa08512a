// terrace opt --test-vector-linearize
// Operations on elements of multi-dimensional vectors.
func.func @e(%a: vector<2x3xf32>, %c: vector<2x[4]xi32>, %k: vector<2x2xindex>) -> (vector<2x3xf32>, vector<2x2xf32>, vector<2x[4]xi32>, vector<2x2xindex>) {
  %x = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %y = arith.constant dense<2> : vector<2x[4]xi32>
  %0 = arith.negf %a : vector<2x3xf32>
  %1 = arith.addf %0, %a : vector<2x3xf32>
  %2 = arith.addf %x, %x : vector<2x2xf32>
  %3 = arith.muli %y, %c : vector<2x[4]xi32>
  %4 = arith.addi %k, %k : vector<2x2xindex>
  return %1, %2, %3, %4 : vector<2x3xf32>, vector<2x2xf32>, vector<2x[4]xi32>, vector<2x2xindex>
}
func.func @a(%i: index) -> vector<1x4xi1> {
  %2 = vector.create_mask %i, %i : vector<1x4xi1>
  return %2 : vector<1x4xi1>
}
func.func @b(%m: memref<?x?xf32>, %i: index, %v: vector<1x4xf32>)  -> vector<1x4xf32> {
  %1 = vector.load %m[%i, %i] {nontemporal = true, alignment = 8} : memref<?x?xf32>, vector<1x4xf32>
  vector.store %v, %m[%i, %i] {nontemporal = true, alignment = 8} : memref<?x?xf32>, vector<1x4xf32>
  return %1 : vector<1x4xf32>
}
func.func @d(%v: vector<1x4xf32>, %k: vector<1x4xi1>) -> (vector<1x8xi16>, vector<1x4xf32>, vector<1x4xf32>) {
  %6 = vector.bitcast %v : vector<1x4xf32> to vector<1x8xi16>
  %7 = ub.poison : vector<1x4xf32>
  %8 = arith.select %k, %v, %v : vector<1x4xi1>, vector<1x4xf32>
  return %6, %7, %8 : vector<1x8xi16>, vector<1x4xf32>, vector<1x4xf32>
}
func.func @d2(%v: vector<[2]x4xf32>, %k: vector<1x4xi1>, %c: i1) -> (vector<[2]x8xi16>, vector<[2]x4xf32>) {
  %6 = vector.bitcast %v : vector<[2]x4xf32> to vector<[2]x8xi16>
  %8 = arith.select %c, %v, %v : vector<[2]x4xf32>
  return %6, %8 : vector<[2]x8xi16>, vector<[2]x4xf32>
}
func.func @d8(%a: f32, %b: vector<1xf32>, %c: vector<f32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, f32, f32, f32, f32) {
  %0 = vector.from_elements %a, %a, %a, %a : vector<2x2xf32>
  %1 = vector.broadcast %b : vector<1xf32> to vector<2x2xf32>
  %2 = vector.broadcast %c : vector<f32> to vector<2x2xf32>
  %3:4 = vector.to_elements %1 : vector<2x2xf32>
  return %0, %1, %2, %3#0, %3#1, %3#2, %3#3 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, f32, f32, f32, f32
}
// ==== stdout ====
module {
  func.func @e(%arg0: vector<2x3xf32>, %arg1: vector<2x[4]xi32>, %arg2: vector<2x2xindex>) -> (vector<2x3xf32>, vector<2x2xf32>, vector<2x[4]xi32>, vector<2x2xindex>) {
    %0 = vector.shape_cast %arg2 : vector<2x2xindex> to vector<4xindex>
    %1 = vector.shape_cast %arg1 : vector<2x[4]xi32> to vector<[8]xi32>
    %2 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<6xf32>
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : vector<4xf32>
    %cst_0 = arith.constant dense<2> : vector<[8]xi32>
    %3 = arith.negf %2 : vector<6xf32>
    %4 = arith.addf %3, %2 : vector<6xf32>
    %5 = vector.shape_cast %4 : vector<6xf32> to vector<2x3xf32>
    %cst_1 = arith.constant dense<[2.000000e+00, 4.000000e+00, 6.000000e+00, 8.000000e+00]> : vector<4xf32>
    %6 = vector.shape_cast %cst_1 : vector<4xf32> to vector<2x2xf32>
    %7 = arith.muli %1, %cst_0 : vector<[8]xi32>
    %8 = vector.shape_cast %7 : vector<[8]xi32> to vector<2x[4]xi32>
    %9 = arith.addi %0, %0 : vector<4xindex>
    %10 = vector.shape_cast %9 : vector<4xindex> to vector<2x2xindex>
    return %5, %6, %8, %10 : vector<2x3xf32>, vector<2x2xf32>, vector<2x[4]xi32>, vector<2x2xindex>
  }
  func.func @a(%arg0: index) -> vector<1x4xi1> {
    %c0 = arith.constant 0 : index
    %0 = arith.cmpi sgt, %arg0, %c0 : index
    %1 = arith.index_cast %0 : i1 to index
    %2 = arith.andi %1, %arg0 : index
    %3 = vector.create_mask %2 : vector<4xi1>
    %4 = vector.shape_cast %3 : vector<4xi1> to vector<1x4xi1>
    return %4 : vector<1x4xi1>
  }
  func.func @b(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<1x4xf32>) -> vector<1x4xf32> {
    %0 = vector.shape_cast %arg2 : vector<1x4xf32> to vector<4xf32>
    %1 = vector.load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<4xf32>
    %2 = vector.shape_cast %1 : vector<4xf32> to vector<1x4xf32>
    vector.store %0, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<4xf32>
    return %2 : vector<1x4xf32>
  }
  func.func @d(%arg0: vector<1x4xf32>, %arg1: vector<1x4xi1>) -> (vector<1x8xi16>, vector<1x4xf32>, vector<1x4xf32>) {
    %0 = vector.shape_cast %arg0 : vector<1x4xf32> to vector<4xf32>
    %1 = vector.bitcast %0 : vector<4xf32> to vector<8xi16>
    %2 = vector.shape_cast %1 : vector<8xi16> to vector<1x8xi16>
    %3 = ub.poison : vector<4xf32>
    %4 = vector.shape_cast %3 : vector<4xf32> to vector<1x4xf32>
    return %2, %4, %arg0 : vector<1x8xi16>, vector<1x4xf32>, vector<1x4xf32>
  }
  func.func @d2(%arg0: vector<[2]x4xf32>, %arg1: vector<1x4xi1>, %arg2: i1) -> (vector<[2]x8xi16>, vector<[2]x4xf32>) {
    %0 = vector.shape_cast %arg0 : vector<[2]x4xf32> to vector<[8]xf32>
    %1 = vector.bitcast %0 : vector<[8]xf32> to vector<[16]xi16>
    %2 = vector.shape_cast %1 : vector<[16]xi16> to vector<[2]x8xi16>
    return %2, %arg0 : vector<[2]x8xi16>, vector<[2]x4xf32>
  }
  func.func @d8(%arg0: f32, %arg1: vector<1xf32>, %arg2: vector<f32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, f32, f32, f32, f32) {
    %0 = vector.from_elements %arg0, %arg0, %arg0, %arg0 : vector<4xf32>
    %1 = vector.shape_cast %0 : vector<4xf32> to vector<2x2xf32>
    %2 = vector.broadcast %arg1 : vector<1xf32> to vector<4xf32>
    %3 = vector.shape_cast %2 : vector<4xf32> to vector<2x2xf32>
    %4 = vector.broadcast %arg2 : vector<f32> to vector<4xf32>
    %5 = vector.shape_cast %4 : vector<4xf32> to vector<2x2xf32>
    %6 = vector.shape_cast %3 : vector<2x2xf32> to vector<4xf32>
    %7:4 = vector.to_elements %6 : vector<4xf32>
    return %1, %3, %5, %7#0, %7#1, %7#2, %7#3 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, f32, f32, f32, f32
  }
}

