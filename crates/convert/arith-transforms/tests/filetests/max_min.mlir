// terrace opt --arith-expand
// Maxima and minima.
func.func @integers(%a: i32, %b: i32, %v: vector<4xi8>) {
  %0 = arith.maxsi %a, %b : i32
  %1 = arith.maxui %a, %b : i32
  %2 = arith.minsi %a, %b : i32
  %3 = arith.minui %v, %v : vector<4xi8>
  return
}
func.func @floats(%a: f32, %b: f32, %v: vector<4xbf16>) -> f32 {
  %0 = arith.maximumf %a, %b fastmath<nnan> : f32
  %1 = arith.minimumf %0, %b : f32
  %2 = arith.maxnumf %1, %b : f32
  %3 = arith.minnumf %2, %b : f32
  %4 = arith.maximumf %v, %v : vector<4xbf16>
  return %3 : f32
}
// ==== stdout ====
module {
  func.func @integers(%arg0: i32, %arg1: i32, %arg2: vector<4xi8>) {
    %0 = arith.cmpi sgt, %arg0, %arg1 : i32
    %1 = arith.select %0, %arg0, %arg1 : i32
    %2 = arith.cmpi ugt, %arg0, %arg1 : i32
    %3 = arith.select %2, %arg0, %arg1 : i32
    %4 = arith.cmpi slt, %arg0, %arg1 : i32
    %5 = arith.select %4, %arg0, %arg1 : i32
    return
  }
  func.func @floats(%arg0: f32, %arg1: f32, %arg2: vector<4xbf16>) -> f32 {
    %0 = arith.cmpf ugt, %arg0, %arg1 : f32
    %1 = arith.select %0, %arg0, %arg1 : f32
    %2 = arith.cmpf uno, %arg1, %arg1 : f32
    %3 = arith.select %2, %arg1, %1 : f32
    %4 = arith.cmpf ult, %3, %arg1 : f32
    %5 = arith.select %4, %3, %arg1 : f32
    %6 = arith.cmpf uno, %arg1, %arg1 : f32
    %7 = arith.select %6, %arg1, %5 : f32
    %8 = arith.cmpf ugt, %7, %arg1 : f32
    %9 = arith.select %8, %7, %arg1 : f32
    %10 = arith.cmpf uno, %7, %7 : f32
    %11 = arith.select %10, %arg1, %9 : f32
    %12 = arith.cmpf ult, %11, %arg1 : f32
    %13 = arith.select %12, %11, %arg1 : f32
    %14 = arith.cmpf uno, %11, %11 : f32
    %15 = arith.select %14, %arg1, %13 : f32
    return %15 : f32
  }
}

