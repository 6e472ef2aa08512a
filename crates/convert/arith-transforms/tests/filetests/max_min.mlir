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
    %2 = arith.bitcast %arg0 : f32 to i32
    %3 = arith.bitcast %arg1 : f32 to i32
    %4 = arith.andi %2, %3 : i32
    %5 = arith.bitcast %4 : i32 to f32
    %6 = arith.cmpf oeq, %arg0, %arg1 : f32
    %7 = arith.select %6, %5, %1 : f32
    %8 = arith.cmpf uno, %arg1, %arg1 : f32
    %9 = arith.select %8, %arg1, %7 : f32
    %10 = arith.cmpf ult, %9, %arg1 : f32
    %11 = arith.select %10, %9, %arg1 : f32
    %12 = arith.bitcast %9 : f32 to i32
    %13 = arith.bitcast %arg1 : f32 to i32
    %14 = arith.ori %12, %13 : i32
    %15 = arith.bitcast %14 : i32 to f32
    %16 = arith.cmpf oeq, %9, %arg1 : f32
    %17 = arith.select %16, %15, %11 : f32
    %18 = arith.cmpf uno, %arg1, %arg1 : f32
    %19 = arith.select %18, %arg1, %17 : f32
    %20 = arith.cmpf ugt, %19, %arg1 : f32
    %21 = arith.select %20, %19, %arg1 : f32
    %22 = arith.cmpf uno, %19, %19 : f32
    %23 = arith.select %22, %arg1, %21 : f32
    %24 = arith.cmpf ult, %23, %arg1 : f32
    %25 = arith.select %24, %23, %arg1 : f32
    %26 = arith.cmpf uno, %23, %23 : f32
    %27 = arith.select %26, %arg1, %25 : f32
    return %27 : f32
  }
}

