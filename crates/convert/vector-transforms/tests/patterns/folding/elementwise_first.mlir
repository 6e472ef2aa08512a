// terrace opt --transform.apply_patterns.vector.sink_ops
// Elementwise operations move before broadcasts, transposes and extractions.
func.func @el(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %s: f16, %v: vector<4xf16>, %x: f32, %y: f32) -> (vector<3x2xf32>, vector<3x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<3x2xi1>, vector<4xf32>, vector<4xf32>, vector<2x4xi32>) {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %1 = vector.transpose %b, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  %2 = arith.addf %0, %1 fastmath<fast> : vector<3x2xf32>
  %k = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : vector<3x2xf32>
  %3 = arith.mulf %0, %k : vector<3x2xf32>
  %4 = vector.broadcast %v : vector<4xf16> to vector<2x4xf16>
  %5 = arith.extf %4 : vector<2x4xf16> to vector<2x4xf32>
  %6 = vector.broadcast %s : f16 to vector<4xf16>
  %7 = arith.extf %6 : vector<4xf16> to vector<4xf32>
  %8 = arith.cmpf olt, %0, %1 : vector<3x2xf32>
  %9 = vector.broadcast %x : f32 to vector<4xf32>
  %10 = vector.broadcast %y : f32 to vector<4xf32>
  %11 = arith.addf %9, %10 : vector<4xf32>
  %cst = arith.constant dense<2.0> : vector<4xf32>
  %12 = arith.mulf %9, %cst : vector<4xf32>
  %13 = arith.fptosi %5 : vector<2x4xf32> to vector<2x4xi32>
  return %2, %3, %5, %7, %8, %11, %12, %13 : vector<3x2xf32>, vector<3x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<3x2xi1>, vector<4xf32>, vector<4xf32>, vector<2x4xi32>
}
func.func @ex(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<2x4xf32>, %d: vector<2x4xf32>, %i: index, %s: vector<[4]xf32>, %k: vector<4xi1>) -> (f32, vector<4xf32>, f32, f32, f32, i1, vector<4xf32>) {
  %0 = arith.addf %a, %b fastmath<fast> : vector<4xf32>
  %1 = vector.extract %0[1] : f32 from vector<4xf32>
  %2 = arith.mulf %c, %d : vector<2x4xf32>
  %3 = vector.extract %2[1] : vector<4xf32> from vector<2x4xf32>
  %4 = arith.subf %a, %b : vector<4xf32>
  %5 = vector.extract %4[%i] : f32 from vector<4xf32>
  %6 = arith.negf %a : vector<4xf32>
  %7 = vector.extract %6[0] : f32 from vector<4xf32>
  %8 = vector.extract %6[1] : f32 from vector<4xf32>
  %9 = arith.cmpf olt, %a, %b : vector<4xf32>
  %10 = vector.extract %9[0] : i1 from vector<4xi1>
  %11 = arith.select %k, %a, %b : vector<4xi1>, vector<4xf32>
  %12 = vector.extract %11[0] : f32 from vector<4xf32>
  %13 = vector.broadcast %12 : f32 to vector<4xf32>
  %14 = vector.fma %13, %13, %13 : vector<4xf32>
  return %1, %3, %5, %7, %8, %10, %14 : f32, vector<4xf32>, f32, f32, f32, i1, vector<4xf32>
}
// ==== stdout ====
module {
  func.func @el(%arg0: vector<2x3xf32>, %arg1: vector<2x3xf32>, %arg2: f16, %arg3: vector<4xf16>, %arg4: f32, %arg5: f32) -> (vector<3x2xf32>, vector<3x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<3x2xi1>, vector<4xf32>, vector<4xf32>, vector<2x4xi32>) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant dense<[[1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00], [5.000000e+00, 6.000000e+00]]> : vector<3x2xf32>
    %0 = arith.addf %arg0, %arg1 fastmath<fast> : vector<2x3xf32>
    %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %2 = vector.transpose %cst_0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
    %3 = arith.mulf %arg0, %2 : vector<2x3xf32>
    %4 = vector.transpose %3, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
    %5 = arith.extf %arg3 : vector<4xf16> to vector<4xf32>
    %6 = vector.broadcast %5 : vector<4xf32> to vector<2x4xf32>
    %7 = arith.extf %arg2 : f16 to f32
    %8 = vector.broadcast %7 : f32 to vector<4xf32>
    %9 = arith.cmpf olt, %arg0, %arg1 : vector<2x3xf32>
    %10 = vector.transpose %9, [1, 0] : vector<2x3xi1> to vector<3x2xi1>
    %11 = arith.addf %arg4, %arg5 : f32
    %12 = vector.broadcast %11 : f32 to vector<4xf32>
    %13 = arith.mulf %arg4, %cst : f32
    %14 = vector.broadcast %13 : f32 to vector<4xf32>
    %15 = arith.fptosi %5 : vector<4xf32> to vector<4xi32>
    %16 = vector.broadcast %15 : vector<4xi32> to vector<2x4xi32>
    return %1, %4, %6, %8, %10, %12, %14, %16 : vector<3x2xf32>, vector<3x2xf32>, vector<2x4xf32>, vector<4xf32>, vector<3x2xi1>, vector<4xf32>, vector<4xf32>, vector<2x4xi32>
  }
  func.func @ex(%arg0: vector<4xf32>, %arg1: vector<4xf32>, %arg2: vector<2x4xf32>, %arg3: vector<2x4xf32>, %arg4: index, %arg5: vector<[4]xf32>, %arg6: vector<4xi1>) -> (f32, vector<4xf32>, f32, f32, f32, i1, vector<4xf32>) {
    %0 = vector.extract %arg0[1] : f32 from vector<4xf32>
    %1 = vector.extract %arg1[1] : f32 from vector<4xf32>
    %2 = arith.addf %0, %1 fastmath<fast> : f32
    %3 = vector.extract %arg2[1] : vector<4xf32> from vector<2x4xf32>
    %4 = vector.extract %arg3[1] : vector<4xf32> from vector<2x4xf32>
    %5 = arith.mulf %3, %4 : vector<4xf32>
    %6 = arith.subf %arg0, %arg1 : vector<4xf32>
    %7 = vector.extract %6[%arg4] : f32 from vector<4xf32>
    %8 = arith.negf %arg0 : vector<4xf32>
    %9 = vector.extract %8[0] : f32 from vector<4xf32>
    %10 = vector.extract %8[1] : f32 from vector<4xf32>
    %11 = vector.extract %arg0[0] : f32 from vector<4xf32>
    %12 = vector.extract %arg1[0] : f32 from vector<4xf32>
    %13 = arith.cmpf olt, %11, %12 : f32
    %14 = arith.select %arg6, %arg0, %arg1 : vector<4xi1>, vector<4xf32>
    %15 = vector.extract %14[0] : f32 from vector<4xf32>
    %16 = vector.broadcast %15 : f32 to vector<4xf32>
    %17 = vector.fma %16, %16, %16 : vector<4xf32>
    return %2, %5, %7, %9, %10, %13, %17 : f32, vector<4xf32>, f32, f32, f32, i1, vector<4xf32>
  }
}

