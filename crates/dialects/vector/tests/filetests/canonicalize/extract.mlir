// terrace opt --canonicalize
// Extractions, of what was broadcast, cast, inserted, shuffled, sliced; at constant and at unknown positions.
func.func @bc_dyn(%a: vector<4xf32>, %i: index) -> f32 {
  %0 = vector.broadcast %a : vector<4xf32> to vector<3x4xf32>
  %1 = vector.extract %0[%i, 2] : f32 from vector<3x4xf32>
  return %1 : f32
}
func.func @bc_unit(%a: vector<1x4xf32>, %i: index) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<2x3x4xf32>
  %1 = vector.extract %0[1, %i] : vector<4xf32> from vector<2x3x4xf32>
  return %1 : vector<4xf32>
}
func.func @bc_rank0(%a: vector<f32>) -> (f32, vector<4xf32>) {
  %0 = vector.broadcast %a : vector<f32> to vector<2x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  %2 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  return %1, %2 : f32, vector<4xf32>
}
func.func @bc_part(%a: vector<1x4xf32>) -> (vector<1x4xf32>, vector<3x4xf32>) {
  %0 = vector.broadcast %a : vector<1x4xf32> to vector<2x1x4xf32>
  %1 = vector.extract %0[1] : vector<1x4xf32> from vector<2x1x4xf32>
  %2 = vector.broadcast %a : vector<1x4xf32> to vector<2x3x4xf32>
  %3 = vector.extract %2[1] : vector<3x4xf32> from vector<2x3x4xf32>
  return %1, %3 : vector<1x4xf32>, vector<3x4xf32>
}
func.func @bc_stretched(%a: vector<3x1xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<3x1xf32> to vector<3x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<3x4xf32>
  return %1 : vector<4xf32>
}
func.func @bc_stretched2(%a: vector<1x1xf32>) -> vector<4xf32> {
  %0 = vector.broadcast %a : vector<1x1xf32> to vector<3x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<3x4xf32>
  return %1 : vector<4xf32>
}
func.func @sc0(%a: vector<f32>) -> f32 {
  %0 = vector.shape_cast %a : vector<f32> to vector<1xf32>
  %1 = vector.extract %0[0] : f32 from vector<1xf32>
  return %1 : f32
}
func.func @sc1(%a: vector<1xf32>) -> f32 {
  %0 = vector.shape_cast %a : vector<1xf32> to vector<f32>
  %1 = vector.extract %0[] : f32 from vector<f32>
  return %1 : f32
}
func.func @sc2(%a: vector<2x2xf32>, %i: index) -> f32 {
  %0 = vector.shape_cast %a : vector<2x2xf32> to vector<4xf32>
  %1 = vector.extract %0[%i] : f32 from vector<4xf32>
  return %1 : f32
}
func.func @shufex(%a: vector<2xf32>, %b: vector<2xf32>) -> (f32, f32) {
  %0 = vector.shuffle %a, %b [1, -1, 2] : vector<2xf32>, vector<2xf32>
  %1 = vector.extract %0[1] : f32 from vector<3xf32>
  %2 = vector.extract %0[2] : f32 from vector<3xf32>
  return %1, %2 : f32, f32
}
func.func @chain(%a: vector<2x3x4xf32>, %b: vector<3x4xf32>, %c: vector<4xf32>, %s: f32, %i: index) -> (f32, vector<4xf32>, vector<4xf32>, f32, f32, f32, f32) {
  %0 = vector.extract %a[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2] : vector<4xf32> from vector<3x4xf32>
  %2 = vector.extract %1[3] : f32 from vector<4xf32>
  %3 = vector.insert %b, %a[0] : vector<3x4xf32> into vector<2x3x4xf32>
  %4 = vector.extract %3[0, 1] : vector<4xf32> from vector<2x3x4xf32>
  %5 = vector.extract %3[1, 1] : vector<4xf32> from vector<2x3x4xf32>
  %6 = vector.transpose %3, [2, 0, 1] : vector<2x3x4xf32> to vector<4x2x3xf32>
  %7 = vector.extract %6[3, 0, 2] : f32 from vector<4x2x3xf32>
  %8 = vector.insert %s, %a[%i, 1, 2] : f32 into vector<2x3x4xf32>
  %9 = vector.extract %8[0, 1, 2] : f32 from vector<2x3x4xf32>
  %10 = vector.extract %8[0, 2, 2] : f32 from vector<2x3x4xf32>
  %11 = vector.extract %0[%i, 1] : f32 from vector<3x4xf32>
  return %2, %4, %5, %7, %9, %10, %11 : f32, vector<4xf32>, vector<4xf32>, f32, f32, f32, f32
}
func.func @dyn(%a: vector<4xf32>, %s: f32) -> (f32, f32, f32, vector<4xf32>, vector<4xf32>, f32) {
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %n1 = arith.constant -1 : index
  %n2 = arith.constant -2 : index
  %0 = vector.extract %a[%c1] : f32 from vector<4xf32>
  %1 = vector.extract %a[%c9] : f32 from vector<4xf32>
  %2 = vector.extract %a[%n1] : f32 from vector<4xf32>
  %3 = vector.insert %s, %a[%c1] : f32 into vector<4xf32>
  %4 = vector.insert %s, %a[%c9] : f32 into vector<4xf32>
  %5 = vector.extract %a[%n2] : f32 from vector<4xf32>
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, vector<4xf32>, vector<4xf32>, f32
}
func.func @consts(%i: index) -> (f32, vector<2xi8>, i8, f32, vector<2xf32>, vector<[2]xf32>, f32, index) {
  %s = arith.constant dense<2.0> : vector<3x2xf32>
  %d = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi8>
  %ss = arith.constant dense<2.0> : vector<3x[2]xf32>
  %x = arith.constant dense<[7, 8]> : vector<2xindex>
  %0 = vector.extract %s[1, 1] : f32 from vector<3x2xf32>
  %1 = vector.extract %d[1] : vector<2xi8> from vector<2x2xi8>
  %2 = vector.extract %d[1, 0] : i8 from vector<2x2xi8>
  %3 = vector.extract %s[%i, 1] : f32 from vector<3x2xf32>
  %4 = vector.extract %s[%i] : vector<2xf32> from vector<3x2xf32>
  %5 = vector.extract %ss[1] : vector<[2]xf32> from vector<3x[2]xf32>
  %6 = vector.extract %ss[1, 1] : f32 from vector<3x[2]xf32>
  %7 = vector.extract %x[1] : index from vector<2xindex>
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, vector<2xi8>, i8, f32, vector<2xf32>, vector<[2]xf32>, f32, index
}
func.func @exmask(%i: index, %j: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %m = vector.create_mask %c2, %i : vector<3x4xi1>
  %0 = vector.extract %m[1] : vector<4xi1> from vector<3x4xi1>
  %1 = vector.extract %m[2] : vector<4xi1> from vector<3x4xi1>
  %2 = vector.extract %m[%j] : vector<4xi1> from vector<3x4xi1>
  %n = vector.create_mask %c3, %i : vector<3x4xi1>
  %3 = vector.extract %n[%j] : vector<4xi1> from vector<3x4xi1>
  %o = vector.create_mask %i, %c0 : vector<3x4xi1>
  %4 = vector.extract %o[%j] : vector<4xi1> from vector<3x4xi1>
  %k = vector.constant_mask [2, 3] : vector<3x4xi1>
  %5 = vector.extract %k[1] : vector<4xi1> from vector<3x4xi1>
  return %0, %1, %2, %3, %4, %5 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
}
func.func @z1(%a: vector<f32>, %b: vector<1x1xf32>, %i: index) -> (f32, f32, vector<1xf32>, f32, f32) {
  %0 = vector.shape_cast %a : vector<f32> to vector<1x1xf32>
  %1 = vector.extract %0[%i, 0] : f32 from vector<1x1xf32>
  %2 = vector.shape_cast %b : vector<1x1xf32> to vector<1xf32>
  %3 = vector.extract %2[%i] : f32 from vector<1xf32>
  %4 = vector.extract %0[%i] : vector<1xf32> from vector<1x1xf32>
  %5 = vector.shape_cast %b : vector<1x1xf32> to vector<f32>
  %6 = vector.extract %5[] : f32 from vector<f32>
  %7 = vector.broadcast %a : vector<f32> to vector<4xf32>
  %8 = vector.extract %7[%i] : f32 from vector<4xf32>
  return %1, %3, %4, %6, %8 : f32, f32, vector<1xf32>, f32, f32
}
func.func @dynslice(%a: vector<4x4xf32>, %i: index, %x: f32, %y: f32) -> (vector<4xf32>, f32, f32, vector<4xf32>, vector<2xf32>) {
  %0 = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %1 = vector.extract %0[%i] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.from_elements %x, %y : vector<2xf32>
  %3 = vector.extract %2[%i] : f32 from vector<2xf32>
  %4 = vector.shuffle %2, %2 [1, 0] : vector<2xf32>, vector<2xf32>
  %5 = vector.extract %4[%i] : f32 from vector<2xf32>
  %6 = vector.extract %a[%i] : vector<4xf32> from vector<4x4xf32>
  %7 = vector.from_elements %x, %y, %x, %y : vector<2x2xf32>
  %8 = vector.extract %7[%i] : vector<2xf32> from vector<2x2xf32>
  return %1, %3, %5, %6, %8 : vector<4xf32>, f32, f32, vector<4xf32>, vector<2xf32>
}
func.func @unit(%a: vector<1x1x4xi8>, %b: vector<[1]x4xi8>, %i: index, %j: index) -> (i8, vector<4xi8>, i8) {
  %0 = vector.broadcast %a : vector<1x1x4xi8> to vector<3x1x3x4xi8>
  %1 = vector.extract %0[%i, %j, 1, %i] : i8 from vector<3x1x3x4xi8>
  %2 = vector.extract %0[2, %j, %i] : vector<4xi8> from vector<3x1x3x4xi8>
  %3 = vector.broadcast %b : vector<[1]x4xi8> to vector<3x[1]x4xi8>
  %4 = vector.extract %3[%i, 0, 2] : i8 from vector<3x[1]x4xi8>
  return %1, %2, %4 : i8, vector<4xi8>, i8
}
// ==== stdout ====
module {
  func.func @bc_dyn(%arg0: vector<4xf32>, %arg1: index) -> f32 {
    %0 = vector.extract %arg0[2] : f32 from vector<4xf32>
    return %0 : f32
  }
  func.func @bc_unit(%arg0: vector<1x4xf32>, %arg1: index) -> vector<4xf32> {
    %0 = vector.extract %arg0[0] : vector<4xf32> from vector<1x4xf32>
    return %0 : vector<4xf32>
  }
  func.func @bc_rank0(%arg0: vector<f32>) -> (f32, vector<4xf32>) {
    %0 = vector.extract %arg0[] : f32 from vector<f32>
    %1 = vector.broadcast %arg0 : vector<f32> to vector<4xf32>
    return %0, %1 : f32, vector<4xf32>
  }
  func.func @bc_part(%arg0: vector<1x4xf32>) -> (vector<1x4xf32>, vector<3x4xf32>) {
    %0 = vector.broadcast %arg0 : vector<1x4xf32> to vector<3x4xf32>
    return %arg0, %0 : vector<1x4xf32>, vector<3x4xf32>
  }
  func.func @bc_stretched(%arg0: vector<3x1xf32>) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : vector<3x1xf32> to vector<3x4xf32>
    %1 = vector.extract %0[1] : vector<4xf32> from vector<3x4xf32>
    return %1 : vector<4xf32>
  }
  func.func @bc_stretched2(%arg0: vector<1x1xf32>) -> vector<4xf32> {
    %0 = vector.broadcast %arg0 : vector<1x1xf32> to vector<3x4xf32>
    %1 = vector.extract %0[1] : vector<4xf32> from vector<3x4xf32>
    return %1 : vector<4xf32>
  }
  func.func @sc0(%arg0: vector<f32>) -> f32 {
    %0 = vector.extract %arg0[] : f32 from vector<f32>
    return %0 : f32
  }
  func.func @sc1(%arg0: vector<1xf32>) -> f32 {
    %0 = vector.extract %arg0[0] : f32 from vector<1xf32>
    return %0 : f32
  }
  func.func @sc2(%arg0: vector<2x2xf32>, %arg1: index) -> f32 {
    %0 = vector.shape_cast %arg0 : vector<2x2xf32> to vector<4xf32>
    %1 = vector.extract %0[%arg1] : f32 from vector<4xf32>
    return %1 : f32
  }
  func.func @shufex(%arg0: vector<2xf32>, %arg1: vector<2xf32>) -> (f32, f32) {
    %0 = ub.poison : f32
    %1 = vector.extract %arg1[0] : f32 from vector<2xf32>
    return %0, %1 : f32, f32
  }
  func.func @chain(%arg0: vector<2x3x4xf32>, %arg1: vector<3x4xf32>, %arg2: vector<4xf32>, %arg3: f32, %arg4: index) -> (f32, vector<4xf32>, vector<4xf32>, f32, f32, f32, f32) {
    %0 = vector.extract %arg0[1] : vector<3x4xf32> from vector<2x3x4xf32>
    %1 = vector.extract %arg0[1, 2, 3] : f32 from vector<2x3x4xf32>
    %2 = vector.extract %arg1[1] : vector<4xf32> from vector<3x4xf32>
    %3 = vector.extract %arg0[1, 1] : vector<4xf32> from vector<2x3x4xf32>
    %4 = vector.extract %arg1[2, 3] : f32 from vector<3x4xf32>
    %5 = vector.insert %arg3, %arg0 [%arg4, 1, 2] : f32 into vector<2x3x4xf32>
    %6 = vector.extract %5[0, 1, 2] : f32 from vector<2x3x4xf32>
    %7 = vector.extract %arg0[0, 2, 2] : f32 from vector<2x3x4xf32>
    %8 = vector.extract %0[%arg4, 1] : f32 from vector<3x4xf32>
    return %1, %2, %3, %4, %6, %7, %8 : f32, vector<4xf32>, vector<4xf32>, f32, f32, f32, f32
  }
  func.func @dyn(%arg0: vector<4xf32>, %arg1: f32) -> (f32, f32, f32, vector<4xf32>, vector<4xf32>, f32) {
    %0 = ub.poison : f32
    %c9 = arith.constant 9 : index
    %c-2 = arith.constant -2 : index
    %1 = vector.extract %arg0[1] : f32 from vector<4xf32>
    %2 = vector.extract %arg0[%c9] : f32 from vector<4xf32>
    %3 = vector.insert %arg1, %arg0 [1] : f32 into vector<4xf32>
    %4 = vector.insert %arg1, %arg0 [%c9] : f32 into vector<4xf32>
    %5 = vector.extract %arg0[%c-2] : f32 from vector<4xf32>
    return %1, %2, %0, %3, %4, %5 : f32, f32, f32, vector<4xf32>, vector<4xf32>, f32
  }
  func.func @consts(%arg0: index) -> (f32, vector<2xi8>, i8, f32, vector<2xf32>, vector<[2]xf32>, f32, index) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant dense<[3, 4]> : vector<2xi8>
    %c3_i8 = arith.constant 3 : i8
    %cst_1 = arith.constant dense<2.000000e+00> : vector<2xf32>
    %cst_2 = arith.constant dense<2.000000e+00> : vector<[2]xf32>
    %c8 = arith.constant 8 : index
    return %cst, %cst_0, %c3_i8, %cst, %cst_1, %cst_2, %cst, %c8 : f32, vector<2xi8>, i8, f32, vector<2xf32>, vector<[2]xf32>, f32, index
  }
  func.func @exmask(%arg0: index, %arg1: index) -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>) {
    %cst = arith.constant dense<false> : vector<4xi1>
    %c2 = arith.constant 2 : index
    %0 = vector.create_mask %c2, %arg0 : vector<3x4xi1>
    %1 = vector.create_mask %arg0 : vector<4xi1>
    %2 = vector.extract %0[%arg1] : vector<4xi1> from vector<3x4xi1>
    %3 = vector.create_mask %arg0 : vector<4xi1>
    %4 = vector.constant_mask [2, 3] : vector<3x4xi1>
    %5 = vector.extract %4[1] : vector<4xi1> from vector<3x4xi1>
    return %1, %cst, %2, %3, %cst, %5 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<4xi1>
  }
  func.func @z1(%arg0: vector<f32>, %arg1: vector<1x1xf32>, %arg2: index) -> (f32, f32, vector<1xf32>, f32, f32) {
    %0 = vector.extract %arg0[] : f32 from vector<f32>
    %1 = vector.shape_cast %arg1 : vector<1x1xf32> to vector<1xf32>
    %2 = vector.extract %1[%arg2] : f32 from vector<1xf32>
    %3 = vector.broadcast %arg0 : vector<f32> to vector<1xf32>
    %4 = vector.extract %arg1[0, 0] : f32 from vector<1x1xf32>
    %5 = vector.extract %arg0[] : f32 from vector<f32>
    return %0, %2, %3, %4, %5 : f32, f32, vector<1xf32>, f32, f32
  }
  func.func @dynslice(%arg0: vector<4x4xf32>, %arg1: index, %arg2: f32, %arg3: f32) -> (vector<4xf32>, f32, f32, vector<4xf32>, vector<2xf32>) {
    %0 = vector.extract_strided_slice %arg0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
    %1 = vector.extract %0[%arg1] : vector<4xf32> from vector<2x4xf32>
    %2 = vector.from_elements %arg2, %arg3 : vector<2xf32>
    %3 = vector.extract %2[%arg1] : f32 from vector<2xf32>
    %4 = vector.shuffle %2, %2 [1, 0] : vector<2xf32>, vector<2xf32>
    %5 = vector.extract %4[%arg1] : f32 from vector<2xf32>
    %6 = vector.extract %arg0[%arg1] : vector<4xf32> from vector<4x4xf32>
    %7 = vector.from_elements %arg2, %arg3, %arg2, %arg3 : vector<2x2xf32>
    %8 = vector.extract %7[%arg1] : vector<2xf32> from vector<2x2xf32>
    return %1, %3, %5, %6, %8 : vector<4xf32>, f32, f32, vector<4xf32>, vector<2xf32>
  }
  func.func @unit(%arg0: vector<1x1x4xi8>, %arg1: vector<[1]x4xi8>, %arg2: index, %arg3: index) -> (i8, vector<4xi8>, i8) {
    %0 = vector.extract %arg0[0, 0, %arg2] : i8 from vector<1x1x4xi8>
    %1 = vector.extract %arg0[0, 0] : vector<4xi8> from vector<1x1x4xi8>
    %2 = vector.extract %arg1[0, 2] : i8 from vector<[1]x4xi8>
    return %0, %1, %2 : i8, vector<4xi8>, i8
  }
}

