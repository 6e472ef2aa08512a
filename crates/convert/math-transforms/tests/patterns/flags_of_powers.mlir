// terrace opt --test-math-algebraic-simplification
// Powers keep their flags. Great exponents are not expanded.
func.func @powf(%x: f32, %v: vector<4xf32>) -> (f32, f32, f32, vector<4xf32>) {
  %c2 = arith.constant 2.0 : f32
  %c3 = arith.constant 3.0 : f32
  %cm1 = arith.constant -1.0 : f32
  %vm1 = arith.constant dense<-1.0> : vector<4xf32>
  %1 = math.powf %x, %c2 fastmath<nnan> : f32
  %2 = math.powf %x, %c3 fastmath<nnan> : f32
  %3 = math.powf %x, %cm1 fastmath<nnan> : f32
  %7 = math.powf %v, %vm1 fastmath<nnan> : vector<4xf32>
  return %1, %2, %3, %7 : f32, f32, f32, vector<4xf32>
}
func.func @ipowi(%x: i32, %f: f32, %i: index) -> (i32, i32, i32, i32, f32, f32, index) {
  %c5 = arith.constant 5 : i32
  %c8 = arith.constant 8 : i32
  %c9 = arith.constant 9 : i32
  %cm9 = arith.constant -9 : i32
  %cx = arith.constant 2 : index
  %0 = math.ipowi %x, %c5 : i32
  %1 = math.ipowi %x, %c8 : i32
  %2 = math.ipowi %x, %c9 : i32
  %3 = math.ipowi %x, %cm9 : i32
  %4 = math.fpowi %f, %c8 : f32, i32
  %5 = math.fpowi %f, %c9 fastmath<fast> : f32, i32
  %6 = math.ipowi %i, %cx : index
  return %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, f32, f32, index
}
// ==== stdout ====
module {
  func.func @powf(%arg0: f32, %arg1: vector<4xf32>) -> (f32, f32, f32, vector<4xf32>) {
    %cst = arith.constant dense<1.000000e+00> : vector<4xf32>
    %cst_0 = arith.constant 1.000000e+00 : f32
    %0 = arith.mulf %arg0, %arg0 fastmath<nnan> : f32
    %1 = arith.mulf %arg0, %arg0 fastmath<nnan> : f32
    %2 = arith.mulf %arg0, %1 fastmath<nnan> : f32
    %3 = arith.divf %cst_0, %arg0 fastmath<nnan> : f32
    %4 = arith.divf %cst, %arg1 fastmath<nnan> : vector<4xf32>
    return %0, %2, %3, %4 : f32, f32, f32, vector<4xf32>
  }
  func.func @ipowi(%arg0: i32, %arg1: f32, %arg2: index) -> (i32, i32, i32, i32, f32, f32, index) {
    %c9_i32 = arith.constant 9 : i32
    %c-9_i32 = arith.constant -9 : i32
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.muli %0, %arg0 : i32
    %2 = arith.muli %1, %arg0 : i32
    %3 = arith.muli %2, %arg0 : i32
    %4 = arith.muli %arg0, %arg0 : i32
    %5 = arith.muli %4, %arg0 : i32
    %6 = arith.muli %5, %arg0 : i32
    %7 = arith.muli %6, %arg0 : i32
    %8 = arith.muli %7, %arg0 : i32
    %9 = arith.muli %8, %arg0 : i32
    %10 = arith.muli %9, %arg0 : i32
    %11 = math.ipowi %arg0, %c9_i32 : i32
    %12 = math.ipowi %arg0, %c-9_i32 : i32
    %13 = arith.mulf %arg1, %arg1 : f32
    %14 = arith.mulf %13, %arg1 : f32
    %15 = arith.mulf %14, %arg1 : f32
    %16 = arith.mulf %15, %arg1 : f32
    %17 = arith.mulf %16, %arg1 : f32
    %18 = arith.mulf %17, %arg1 : f32
    %19 = arith.mulf %18, %arg1 : f32
    %20 = math.fpowi %arg1, %c9_i32 fastmath<fast> : f32, i32
    %21 = arith.muli %arg2, %arg2 : index
    return %3, %10, %11, %12, %19, %20, %21 : i32, i32, i32, i32, f32, f32, index
  }
}

