// terrace opt --test-math-algebraic-simplification
// Powers with constant exponents become products and quotients.
func.func @powf(%x: f32, %v: vector<2x4xf64>, %s: vector<[4]xf32>) -> (f32, f32, f32, f32, f32, vector<2x4xf64>, vector<2x4xf64>, vector<[4]xf32>) {
  %c1 = arith.constant 1.0 : f32
  %c2 = arith.constant 2.0 : f32
  %c3 = arith.constant 3.0 : f32
  %cm1 = arith.constant -1.0 : f32
  %c4 = arith.constant 4.0 : f32
  %v2 = arith.constant dense<2.0> : vector<2x4xf64>
  %vm1 = arith.constant dense<-1.0> : vector<2x4xf64>
  %sm1 = arith.constant dense<-1.0> : vector<[4]xf32>
  %0 = math.powf %x, %c1 : f32
  %1 = math.powf %x, %c2 fastmath<nnan> : f32
  %2 = math.powf %x, %c3 : f32
  %3 = math.powf %x, %cm1 : f32
  %7 = math.powf %x, %c4 : f32
  %8 = math.powf %v, %v2 : vector<2x4xf64>
  %9 = math.powf %v, %vm1 : vector<2x4xf64>
  %10 = math.powf %s, %sm1 : vector<[4]xf32>
  return %0, %1, %2, %3, %7, %8, %9, %10 : f32, f32, f32, f32, f32, vector<2x4xf64>, vector<2x4xf64>, vector<[4]xf32>
}
func.func @ipowi(%x: i32, %v: vector<4xi64>) -> (i32, i32, i32, i32, vector<4xi64>, vector<4xi64>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %v0 = arith.constant dense<0> : vector<4xi64>
  %vd = arith.constant dense<[1, 2, 1, 1]> : vector<4xi64>
  %0 = math.ipowi %x, %c0 : i32
  %1 = math.ipowi %x, %c1 : i32
  %2 = math.ipowi %x, %c3 : i32
  %3 = math.ipowi %x, %c4 : i32
  %5 = math.ipowi %v, %v0 : vector<4xi64>
  %7 = math.ipowi %v, %vd : vector<4xi64>
  return %0, %1, %2, %3, %5, %7 : i32, i32, i32, i32, vector<4xi64>, vector<4xi64>
}
func.func @fpowi(%x: f32, %v: vector<4xf32>, %n: i32) -> (f32, f32, f32, vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : i32
  %cm3 = arith.constant -3 : i8
  %vm2 = arith.constant dense<-2> : vector<4xi32>
  %v3 = arith.constant dense<3> : vector<4xi32>
  %0 = math.fpowi %x, %c0 : f32, i32
  %2 = math.fpowi %x, %cm3 : f32, i8
  %3 = math.fpowi %x, %n : f32, i32
  %4 = math.fpowi %v, %vm2 : vector<4xf32>, vector<4xi32>
  %5 = math.fpowi %v, %v3 : vector<4xf32>, vector<4xi32>
  return %0, %2, %3, %4, %5 : f32, f32, f32, vector<4xf32>, vector<4xf32>
}
// ==== stdout ====
module {
  func.func @powf(%arg0: f32, %arg1: vector<2x4xf64>, %arg2: vector<[4]xf32>) -> (f32, f32, f32, f32, f32, vector<2x4xf64>, vector<2x4xf64>, vector<[4]xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<[4]xf32>
    %cst_0 = arith.constant dense<1.000000e+00> : vector<2x4xf64>
    %cst_1 = arith.constant 1.000000e+00 : f32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 fastmath<nnan> : f32
    %1 = arith.mulf %arg0, %arg0 : f32
    %2 = arith.mulf %arg0, %1 : f32
    %3 = arith.divf %cst_1, %arg0 : f32
    %4 = math.powf %arg0, %cst_2 : f32
    %5 = arith.mulf %arg1, %arg1 : vector<2x4xf64>
    %6 = arith.divf %cst_0, %arg1 : vector<2x4xf64>
    %7 = arith.divf %cst, %arg2 : vector<[4]xf32>
    return %arg0, %0, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, vector<2x4xf64>, vector<2x4xf64>, vector<[4]xf32>
  }
  func.func @ipowi(%arg0: i32, %arg1: vector<4xi64>) -> (i32, i32, i32, i32, vector<4xi64>, vector<4xi64>) {
    %cst = arith.constant dense<1> : vector<4xi64>
    %cst_0 = arith.constant dense<[1, 2, 1, 1]> : vector<4xi64>
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.muli %0, %arg0 : i32
    %2 = arith.muli %arg0, %arg0 : i32
    %3 = arith.muli %2, %arg0 : i32
    %4 = arith.muli %3, %arg0 : i32
    %5 = math.ipowi %arg1, %cst_0 : vector<4xi64>
    return %c1_i32, %arg0, %1, %4, %cst, %5 : i32, i32, i32, i32, vector<4xi64>, vector<4xi64>
  }
  func.func @fpowi(%arg0: f32, %arg1: vector<4xf32>, %arg2: i32) -> (f32, f32, f32, vector<4xf32>, vector<4xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 : f32
    %1 = arith.mulf %0, %arg0 : f32
    %2 = arith.divf %cst_0, %1 : f32
    %3 = math.fpowi %arg0, %arg2 : f32, i32
    %4 = arith.mulf %arg1, %arg1 : vector<4xf32>
    %5 = arith.divf %cst, %4 : vector<4xf32>
    %6 = arith.mulf %arg1, %arg1 : vector<4xf32>
    %7 = arith.mulf %6, %arg1 : vector<4xf32>
    return %cst_0, %2, %3, %5, %7 : f32, f32, f32, vector<4xf32>, vector<4xf32>
  }
}

