// terrace opt --canonicalize
// Functions of constants; questions are asked of numbers and splats.
func.func @questions() -> (vector<2xi1>, vector<2xi1>, i1) {
  %v = arith.constant dense<[1.0, 2.0]> : vector<2xf64>
  %s = arith.constant dense<0x7FC00000> : vector<2xf32>
  %x = arith.constant 0xFF800000 : f32
  %0 = math.isnan %v : vector<2xf64>
  %1 = math.isnan %s : vector<2xf32>
  %2 = math.isinf %x : f32
  return %0, %1, %2 : vector<2xi1>, vector<2xi1>, i1
}
func.func @rounding() -> (f32, f32, f32, f32, f64) {
  %x = arith.constant 2.5 : f32
  %y = arith.constant -2.5 : f32
  %w = arith.constant 0.5 : f64
  %0 = math.roundeven %x : f32
  %1 = math.round %y : f32
  %2 = math.floor %y : f32
  %3 = math.ceil %x : f32
  %4 = math.trunc %w : f64
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f64
}
func.func @bits() -> (i8, i8, i8, vector<2xi16>) {
  %x = arith.constant 20 : i8
  %v = arith.constant dense<[7, -1]> : vector<2xi16>
  %0 = math.ctlz %x : i8
  %1 = math.cttz %x : i8
  %2 = math.ctpop %x : i8
  %3 = math.absi %v : vector<2xi16>
  return %0, %1, %2, %3 : i8, i8, i8, vector<2xi16>
}
func.func @signs(%x: f32) -> (f32, f32) {
  %a = arith.constant -3.0 : f32
  %b = arith.constant 2.0 : f32
  %0 = math.copysign %b, %a : f32
  %1 = math.absf %a : f32
  return %0, %1 : f32, f32
}
// ==== stdout ====
module {
  func.func @questions() -> (vector<2xi1>, vector<2xi1>, i1) {
    %true = arith.constant true
    %cst = arith.constant dense<true> : vector<2xi1>
    %cst_0 = arith.constant dense<[1.000000e+00, 2.000000e+00]> : vector<2xf64>
    %0 = math.isnan %cst_0 : vector<2xf64>
    return %0, %cst, %true : vector<2xi1>, vector<2xi1>, i1
  }
  func.func @rounding() -> (f32, f32, f32, f32, f64) {
    %cst = arith.constant 2.000000e+00 : f32
    %cst_0 = arith.constant -3.000000e+00 : f32
    %cst_1 = arith.constant 3.000000e+00 : f32
    %cst_2 = arith.constant 0.000000e+00 : f64
    return %cst, %cst_0, %cst_0, %cst_1, %cst_2 : f32, f32, f32, f32, f64
  }
  func.func @bits() -> (i8, i8, i8, vector<2xi16>) {
    %c3_i8 = arith.constant 3 : i8
    %c2_i8 = arith.constant 2 : i8
    %cst = arith.constant dense<[7, 1]> : vector<2xi16>
    return %c3_i8, %c2_i8, %c2_i8, %cst : i8, i8, i8, vector<2xi16>
  }
  func.func @signs(%arg0: f32) -> (f32, f32) {
    %cst = arith.constant -2.000000e+00 : f32
    %cst_0 = arith.constant 3.000000e+00 : f32
    return %cst, %cst_0 : f32, f32
  }
}

