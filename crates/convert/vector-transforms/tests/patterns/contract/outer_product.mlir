// terrace opt --transform.apply_patterns.vector.lower_outerproduct
// Outer products become products of broadcasts.
func.func @f(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>, %s: i32, %i: vector<2xi32>, %m: vector<2x3xi1>) -> (vector<2x3xf32>, vector<2xi32>, vector<2x3xf32>) {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  %1 = vector.outerproduct %i, %s, %i {kind = #vector.kind<maxsi>} : vector<2xi32>, i32
  %2 = vector.mask %m { vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<2xf32>, vector<3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %0, %1, %2 : vector<2x3xf32>, vector<2xi32>, vector<2x3xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<2xf32>, %arg1: vector<3xf32>, %arg2: vector<2x3xf32>, %arg3: i32, %arg4: vector<2xi32>, %arg5: vector<2x3xi1>) -> (vector<2x3xf32>, vector<2xi32>, vector<2x3xf32>) {
    %cst = arith.constant dense<0.000000e+00> : vector<2x3xf32>
    %0 = vector.extract %arg0[0] : f32 from vector<2xf32>
    %1 = vector.broadcast %0 : f32 to vector<3xf32>
    %2 = vector.extract %arg2[0] : vector<3xf32> from vector<2x3xf32>
    %3 = vector.fma %1, %arg1, %2 : vector<3xf32>
    %4 = vector.insert %3, %cst [0] : vector<3xf32> into vector<2x3xf32>
    %5 = vector.extract %arg0[1] : f32 from vector<2xf32>
    %6 = vector.broadcast %5 : f32 to vector<3xf32>
    %7 = vector.extract %arg2[1] : vector<3xf32> from vector<2x3xf32>
    %8 = vector.fma %6, %arg1, %7 : vector<3xf32>
    %9 = vector.insert %8, %4 [1] : vector<3xf32> into vector<2x3xf32>
    %10 = vector.broadcast %arg3 : i32 to vector<2xi32>
    %11 = arith.muli %arg4, %10 : vector<2xi32>
    %12 = arith.maxsi %11, %arg4 : vector<2xi32>
    %13 = vector.extract %arg0[0] : f32 from vector<2xf32>
    %14 = vector.broadcast %13 : f32 to vector<3xf32>
    %15 = vector.extract %arg2[0] : vector<3xf32> from vector<2x3xf32>
    %16 = vector.extract %arg5[0] : vector<3xi1> from vector<2x3xi1>
    %17 = arith.mulf %14, %arg1 : vector<3xf32>
    %18 = arith.mulf %17, %15 : vector<3xf32>
    %19 = arith.select %16, %18, %15 : vector<3xi1>, vector<3xf32>
    %20 = vector.insert %19, %cst [0] : vector<3xf32> into vector<2x3xf32>
    %21 = vector.extract %arg0[1] : f32 from vector<2xf32>
    %22 = vector.broadcast %21 : f32 to vector<3xf32>
    %23 = vector.extract %arg2[1] : vector<3xf32> from vector<2x3xf32>
    %24 = vector.extract %arg5[1] : vector<3xi1> from vector<2x3xi1>
    %25 = arith.mulf %22, %arg1 : vector<3xf32>
    %26 = arith.mulf %25, %23 : vector<3xf32>
    %27 = arith.select %24, %26, %23 : vector<3xi1>, vector<3xf32>
    %28 = vector.insert %27, %20 [1] : vector<3xf32> into vector<2x3xf32>
    return %9, %12, %28 : vector<2x3xf32>, vector<2xi32>, vector<2x3xf32>
  }
}

