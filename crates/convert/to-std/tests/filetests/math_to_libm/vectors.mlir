// terrace opt --convert-math-to-libm
// Vectors are taken apart, and small floats extended.
func.func @f(%a: vector<2x2xf32>, %b: vector<2xf64>, %c: vector<bf16>, %d: f16) -> (vector<2x2xf32>, vector<2xf64>, vector<bf16>, f16) {
  %0 = math.atan2 %a, %a : vector<2x2xf32>
  %1 = math.sin %b : vector<2xf64>
  %2 = math.exp %c : vector<bf16>
  %3 = math.powf %d, %d fastmath<nnan> : f16
  return %0, %1, %2, %3 : vector<2x2xf32>, vector<2xf64>, vector<bf16>, f16
}
// ==== stdout ====
module {
  func.func private @powf(f32, f32) -> f32 attributes {llvm.readnone}
  func.func private @expf(f32) -> f32 attributes {llvm.readnone}
  func.func private @sin(f64) -> f64 attributes {llvm.readnone}
  func.func private @atan2f(f32, f32) -> f32 attributes {llvm.readnone}
  func.func @f(%arg0: vector<2x2xf32>, %arg1: vector<2xf64>, %arg2: vector<bf16>, %arg3: f16) -> (vector<2x2xf32>, vector<2xf64>, vector<bf16>, f16) {
    %cst = arith.constant dense<0.000000e+00> : vector<2x2xf32>
    %0 = vector.extract %arg0[0, 0] : f32 from vector<2x2xf32>
    %1 = vector.extract %arg0[0, 0] : f32 from vector<2x2xf32>
    %2 = call @atan2f(%0, %1) : (f32, f32) -> f32
    %3 = vector.insert %2, %cst [0, 0] : f32 into vector<2x2xf32>
    %4 = vector.extract %arg0[0, 1] : f32 from vector<2x2xf32>
    %5 = vector.extract %arg0[0, 1] : f32 from vector<2x2xf32>
    %6 = call @atan2f(%4, %5) : (f32, f32) -> f32
    %7 = vector.insert %6, %3 [0, 1] : f32 into vector<2x2xf32>
    %8 = vector.extract %arg0[1, 0] : f32 from vector<2x2xf32>
    %9 = vector.extract %arg0[1, 0] : f32 from vector<2x2xf32>
    %10 = call @atan2f(%8, %9) : (f32, f32) -> f32
    %11 = vector.insert %10, %7 [1, 0] : f32 into vector<2x2xf32>
    %12 = vector.extract %arg0[1, 1] : f32 from vector<2x2xf32>
    %13 = vector.extract %arg0[1, 1] : f32 from vector<2x2xf32>
    %14 = call @atan2f(%12, %13) : (f32, f32) -> f32
    %15 = vector.insert %14, %11 [1, 1] : f32 into vector<2x2xf32>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf64>
    %16 = vector.extract %arg1[0] : f64 from vector<2xf64>
    %17 = call @sin(%16) : (f64) -> f64
    %18 = vector.insert %17, %cst_0 [0] : f64 into vector<2xf64>
    %19 = vector.extract %arg1[1] : f64 from vector<2xf64>
    %20 = call @sin(%19) : (f64) -> f64
    %21 = vector.insert %20, %18 [1] : f64 into vector<2xf64>
    %cst_1 = arith.constant dense<0.000000e+00> : vector<bf16>
    %22 = vector.extract %arg2[] : bf16 from vector<bf16>
    %23 = arith.extf %22 : bf16 to f32
    %24 = call @expf(%23) : (f32) -> f32
    %25 = arith.truncf %24 : f32 to bf16
    %26 = vector.insert %25, %cst_1 [] : bf16 into vector<bf16>
    %27 = arith.extf %arg3 : f16 to f32
    %28 = arith.extf %arg3 : f16 to f32
    %29 = call @powf(%27, %28) : (f32, f32) -> f32
    %30 = arith.truncf %29 : f32 to f16
    return %15, %21, %26, %30 : vector<2x2xf32>, vector<2xf64>, vector<bf16>, f16
  }
}

