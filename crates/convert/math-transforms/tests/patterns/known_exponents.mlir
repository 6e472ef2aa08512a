// terrace opt --test-math-algebraic-simplification
// Roots, quotients of integers, and products with flags.
// mlir-opt differs: it ignores infinities and the sign of zero, divides by zero, and drops flags.
func.func @powf(%x: f32, %v: vector<2x4xf64>, %s: vector<[4]xf32>) -> (f32, f32, f32) {
  %ch = arith.constant 0.5 : f32
  %cmh = arith.constant -0.5 : f32
  %cq = arith.constant 0.75 : f32
  %4 = math.powf %x, %ch : f32
  %5 = math.powf %x, %cmh : f32
  %6 = math.powf %x, %cq : f32
  return %4, %5, %6 : f32, f32, f32
}
func.func @ipowi(%x: i32, %v: vector<4xi64>) -> (i32, vector<4xi64>) {
  %cm2 = arith.constant -2 : i32
  %vm1 = arith.constant dense<-1> : vector<4xi64>
  %4 = math.ipowi %x, %cm2 : i32
  %6 = math.ipowi %v, %vm1 : vector<4xi64>
  return %4, %6 : i32, vector<4xi64>
}
func.func @fpowi(%x: f32, %v: vector<4xf32>, %n: i32) -> f32 {
  %c2 = arith.constant 2 : i64
  %1 = math.fpowi %x, %c2 fastmath<fast> : f32, i64
  return %1 : f32
}
// ==== stdout ====
module {
  func.func @powf(%arg0: f32, %arg1: vector<2x4xf64>, %arg2: vector<[4]xf32>) -> (f32, f32, f32) {
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 0x7F800000 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %0 = math.sqrt %arg0 : f32
    %1 = math.absf %0 : f32
    %2 = arith.cmpf oeq, %arg0, %cst_1 : f32
    %3 = arith.select %2, %cst_0, %1 : f32
    %4 = math.rsqrt %arg0 : f32
    %5 = math.absf %4 : f32
    %6 = arith.cmpf oeq, %arg0, %cst_1 : f32
    %7 = arith.select %6, %cst, %5 : f32
    %8 = math.sqrt %arg0 : f32
    %9 = math.sqrt %8 : f32
    %10 = arith.mulf %8, %9 : f32
    %11 = arith.cmpf oeq, %arg0, %cst_1 : f32
    %12 = arith.select %11, %cst_0, %10 : f32
    return %3, %7, %12 : f32, f32, f32
  }
  func.func @ipowi(%arg0: i32, %arg1: vector<4xi64>) -> (i32, vector<4xi64>) {
    %cst = arith.constant dense<-1> : vector<4xi64>
    %cst_0 = arith.constant dense<1> : vector<4xi64>
    %cst_1 = arith.constant dense<0> : vector<4xi64>
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi eq, %arg0, %c1_i32 : i32
    %1 = arith.cmpi eq, %arg0, %c-1_i32 : i32
    %2 = arith.ori %0, %1 : i1
    %3 = arith.select %2, %c1_i32, %c0_i32 : i32
    %4 = arith.cmpi eq, %arg1, %cst_0 : vector<4xi64>
    %5 = arith.cmpi eq, %arg1, %cst : vector<4xi64>
    %6 = arith.ori %4, %5 : vector<4xi1>
    %7 = arith.select %6, %arg1, %cst_1 : vector<4xi1>, vector<4xi64>
    return %3, %7 : i32, vector<4xi64>
  }
  func.func @fpowi(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32) -> f32 {
    %0 = arith.mulf %arg0, %arg0 fastmath<fast> : f32
    return %0 : f32
  }
}

