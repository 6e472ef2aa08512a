// terrace opt --test-vector-break-down-reduction-patterns
// Reductions of few elements become scalar operations.
func.func @red(%a: vector<2xf32>, %b: vector<2xf32>, %c: f32, %d: vector<3xf32>, %i: vector<2xi32>, %j: i32, %m: vector<2xi1>, %e: vector<1xf32>) -> (f32, f32, f32, i32, f32, f32, f32) {
  %0 = vector.reduction <add>, %a, %c : vector<2xf32> into f32
  %1 = vector.reduction <add>, %b, %0 : vector<2xf32> into f32
  %2 = vector.reduction <add>, %d fastmath<fast> : vector<3xf32> into f32
  %3 = vector.reduction <add>, %d, %2 : vector<3xf32> into f32
  %4 = vector.reduction <maxsi>, %i, %j : vector<2xi32> into i32
  %5 = vector.reduction <mul>, %a fastmath<nnan> : vector<2xf32> into f32
  %6 = vector.mask %m { vector.reduction <add>, %a : vector<2xf32> into f32 } : vector<2xi1> -> f32
  %7 = vector.reduction <minnumf>, %e, %c : vector<1xf32> into f32
  return %1, %3, %0, %4, %5, %6, %7 : f32, f32, f32, i32, f32, f32, f32
}
// ==== stdout ====
module {
  func.func @red(%arg0: vector<2xf32>, %arg1: vector<2xf32>, %arg2: f32, %arg3: vector<3xf32>, %arg4: vector<2xi32>, %arg5: i32, %arg6: vector<2xi1>, %arg7: vector<1xf32>) -> (f32, f32, f32, i32, f32, f32, f32) {
    %0 = vector.extract %arg0[0] : f32 from vector<2xf32>
    %1 = vector.extract %arg0[1] : f32 from vector<2xf32>
    %2 = arith.addf %0, %1 : f32
    %3 = arith.addf %2, %arg2 : f32
    %4 = vector.extract %arg1[0] : f32 from vector<2xf32>
    %5 = vector.extract %arg1[1] : f32 from vector<2xf32>
    %6 = arith.addf %4, %5 : f32
    %7 = arith.addf %6, %3 : f32
    %8 = vector.reduction <add>, %arg3 fastmath<fast> : vector<3xf32> into f32
    %9 = vector.reduction <add>, %arg3, %8 : vector<3xf32> into f32
    %10 = vector.extract %arg4[0] : i32 from vector<2xi32>
    %11 = vector.extract %arg4[1] : i32 from vector<2xi32>
    %12 = arith.maxsi %10, %11 : i32
    %13 = arith.maxsi %12, %arg5 : i32
    %14 = vector.extract %arg0[0] : f32 from vector<2xf32>
    %15 = vector.extract %arg0[1] : f32 from vector<2xf32>
    %16 = arith.mulf %14, %15 fastmath<nnan> : f32
    %17 = vector.mask %arg6 { vector.reduction <add>, %arg0 : vector<2xf32> into f32 } : vector<2xi1> -> f32
    %18 = vector.extract %arg7[0] : f32 from vector<1xf32>
    %19 = arith.minnumf %18, %arg2 : f32
    return %7, %9, %3, %13, %16, %17, %19 : f32, f32, f32, i32, f32, f32, f32
  }
}

