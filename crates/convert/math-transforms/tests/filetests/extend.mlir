// terrace opt --math-extend-to-supported-types
// Operands are extended, results truncated; math.fma stays.
func.func @f(%a: f16, %b: vector<2xbf16>, %c: tensor<?xf8E5M2>, %d: f64) -> (f16, vector<2xbf16>, tensor<?xf8E5M2>, f64, f16, f16, f16, i1) {
  %0 = math.sin %a fastmath<nnan> {note} : f16
  %1 = math.atan2 %b, %b : vector<2xbf16>
  %2 = math.exp %c : tensor<?xf8E5M2>
  %3 = math.cos %d : f64
  %4 = math.fma %a, %a, %0 : f16
  %5:2 = math.sincos %0 : f16
  %6 = math.isnan %a : f16
  return %0, %1, %2, %3, %4, %5#0, %5#1, %6 : f16, vector<2xbf16>, tensor<?xf8E5M2>, f64, f16, f16, f16, i1
}
// ==== stdout ====
module {
  func.func @f(%arg0: f16, %arg1: vector<2xbf16>, %arg2: tensor<?xf8E5M2>, %arg3: f64) -> (f16, vector<2xbf16>, tensor<?xf8E5M2>, f64, f16, f16, f16, i1) {
    %0 = arith.extf %arg2 : tensor<?xf8E5M2> to tensor<?xf32>
    %1 = arith.extf %arg1 : vector<2xbf16> to vector<2xf32>
    %2 = arith.extf %arg0 : f16 to f32
    %3 = math.sin %2 fastmath<nnan> {note} : f32
    %4 = arith.truncf %3 : f32 to f16
    %5 = arith.extf %4 : f16 to f32
    %6 = math.atan2 %1, %1 : vector<2xf32>
    %7 = arith.truncf %6 : vector<2xf32> to vector<2xbf16>
    %8 = math.exp %0 : tensor<?xf32>
    %9 = arith.truncf %8 : tensor<?xf32> to tensor<?xf8E5M2>
    %10 = math.cos %arg3 : f64
    %11 = math.fma %arg0, %arg0, %4 : f16
    %sin, %cos = math.sincos %5 : f32
    %12 = arith.truncf %sin : f32 to f16
    %13 = arith.truncf %cos : f32 to f16
    %14 = math.isnan %2 : f32
    return %4, %7, %9, %10, %11, %12, %13, %14 : f16, vector<2xbf16>, tensor<?xf8E5M2>, f64, f16, f16, f16, i1
  }
}

