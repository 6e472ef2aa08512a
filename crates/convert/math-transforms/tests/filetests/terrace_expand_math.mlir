// terrace opt --terrace-expand-math
// Tests of floats for which there is no pattern, or none for vectors of several dimensions. Others stay.
func.func @scalars(%x: f32, %y: bf16) -> (i1, i1, i1) {
  %0 = math.isinf %x : f32
  %1 = math.isnormal %y : bf16
  %2 = math.isnan %x : f32
  return %0, %1, %2 : i1, i1, i1
}

func.func @vectors(%v: vector<2x[4]xf64>) -> (vector<2x[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>) {
  %0 = math.isinf %v : vector<2x[4]xf64>
  %1 = math.isnormal %v : vector<2x[4]xf64>
  %2 = math.isnan %v : vector<2x[4]xf64>
  %3 = math.isfinite %v : vector<2x[4]xf64>
  return %0, %1, %2, %3 : vector<2x[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>
}

func.func @sine_and_cosine(%v: vector<2x3xf32>, %x: f32) -> (vector<2x3xf32>, vector<2x3xf32>, f32) {
  %sin, %cos = math.sincos %v fastmath<fast> : vector<2x3xf32>
  %s, %c = math.sincos %x : f32
  return %sin, %cos, %c : vector<2x3xf32>, vector<2x3xf32>, f32
}

func.func @powers(%i: index, %v: vector<4xindex>, %n: i32) -> (index, vector<4xindex>, i32) {
  %0 = math.ipowi %i, %i : index
  %1 = math.ipowi %v, %v : vector<4xindex>
  %2 = math.ipowi %n, %n : i32
  return %0, %1, %2 : index, vector<4xindex>, i32
}

func.func @fma(%x: f8E5M2, %v: vector<4xf8E4M3FN>, %y: f16) -> (f8E5M2, vector<4xf8E4M3FN>, f16) {
  %0 = math.fma %x, %x, %x : f8E5M2
  %1 = math.fma %v, %v, %v fastmath<contract> : vector<4xf8E4M3FN>
  %2 = math.fma %y, %y, %y : f16
  return %0, %1, %2 : f8E5M2, vector<4xf8E4M3FN>, f16
}
// ==== stdout ====
module {
  func.func @scalars(%arg0: f32, %arg1: bf16) -> (i1, i1, i1) {
    %cst = arith.constant 0x7F800000 : f32
    %0 = math.absf %arg0 : f32
    %1 = arith.cmpf oeq, %0, %cst : f32
    %cst_0 = arith.constant 0x7F80 : bf16
    %cst_1 = arith.constant 1.175490e-38 : bf16
    %2 = math.absf %arg1 : bf16
    %3 = arith.cmpf olt, %2, %cst_0 : bf16
    %4 = arith.cmpf oge, %2, %cst_1 : bf16
    %5 = arith.andi %3, %4 : i1
    %6 = math.isnan %arg0 : f32
    return %1, %5, %6 : i1, i1, i1
  }
  func.func @vectors(%arg0: vector<2x[4]xf64>) -> (vector<2x[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>) {
    %cst = arith.constant dense<0x7FF0000000000000> : vector<2x[4]xf64>
    %0 = math.absf %arg0 : vector<2x[4]xf64>
    %1 = arith.cmpf oeq, %0, %cst : vector<2x[4]xf64>
    %cst_0 = arith.constant dense<0x7FF0000000000000> : vector<2x[4]xf64>
    %cst_1 = arith.constant dense<2.2250738585072014E-308> : vector<2x[4]xf64>
    %2 = math.absf %arg0 : vector<2x[4]xf64>
    %3 = arith.cmpf olt, %2, %cst_0 : vector<2x[4]xf64>
    %4 = arith.cmpf oge, %2, %cst_1 : vector<2x[4]xf64>
    %5 = arith.andi %3, %4 : vector<2x[4]xi1>
    %6 = arith.cmpf uno, %arg0, %arg0 : vector<2x[4]xf64>
    %cst_2 = arith.constant dense<0x7FF0000000000000> : vector<2x[4]xf64>
    %7 = math.absf %arg0 : vector<2x[4]xf64>
    %8 = arith.cmpf olt, %7, %cst_2 : vector<2x[4]xf64>
    return %1, %5, %6, %8 : vector<2x[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>, vector<2x[4]xi1>
  }
  func.func @sine_and_cosine(%arg0: vector<2x3xf32>, %arg1: f32) -> (vector<2x3xf32>, vector<2x3xf32>, f32) {
    %0 = math.sin %arg0 fastmath<fast> : vector<2x3xf32>
    %1 = math.cos %arg0 fastmath<fast> : vector<2x3xf32>
    %sin, %cos = math.sincos %arg1 : f32
    return %0, %1, %cos : vector<2x3xf32>, vector<2x3xf32>, f32
  }
  func.func @powers(%arg0: index, %arg1: vector<4xindex>, %arg2: i32) -> (index, vector<4xindex>, i32) {
    %0 = arith.index_cast %arg0 : index to i64
    %1 = arith.index_cast %arg0 : index to i64
    %2 = math.ipowi %0, %1 : i64
    %3 = arith.index_cast %2 : i64 to index
    %4 = arith.index_cast %arg1 : vector<4xindex> to vector<4xi64>
    %5 = arith.index_cast %arg1 : vector<4xindex> to vector<4xi64>
    %6 = math.ipowi %4, %5 : vector<4xi64>
    %7 = arith.index_cast %6 : vector<4xi64> to vector<4xindex>
    %8 = math.ipowi %arg2, %arg2 : i32
    return %3, %7, %8 : index, vector<4xindex>, i32
  }
  func.func @fma(%arg0: f8E5M2, %arg1: vector<4xf8E4M3FN>, %arg2: f16) -> (f8E5M2, vector<4xf8E4M3FN>, f16) {
    %0 = arith.extf %arg0 : f8E5M2 to f32
    %1 = arith.extf %arg0 : f8E5M2 to f32
    %2 = arith.extf %arg0 : f8E5M2 to f32
    %3 = math.fma %0, %1, %2 : f32
    %4 = arith.truncf %3 : f32 to f8E5M2
    %5 = arith.extf %arg1 : vector<4xf8E4M3FN> to vector<4xf32>
    %6 = arith.extf %arg1 : vector<4xf8E4M3FN> to vector<4xf32>
    %7 = arith.extf %arg1 : vector<4xf8E4M3FN> to vector<4xf32>
    %8 = math.fma %5, %6, %7 fastmath<contract> : vector<4xf32>
    %9 = arith.truncf %8 : vector<4xf32> to vector<4xf8E4M3FN>
    %10 = math.fma %arg2, %arg2, %arg2 : f16
    return %4, %9, %10 : f8E5M2, vector<4xf8E4M3FN>, f16
  }
}

