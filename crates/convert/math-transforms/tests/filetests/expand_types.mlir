// terrace opt --math-expand-ops
// Vectors, other formats, and shapes that are not known.
func.func @f(%a: vector<[4]xf16>, %b: f80, %c: f64, %d: tensor<?xf32>, %e: tensor<2xf64>) -> (vector<[4]xf16>, f80, f64, tensor<?xf32>, tensor<?xf32>, tensor<2xf64>) {
  %0 = math.sinh %a : vector<[4]xf16>
  %1 = math.roundeven %b : f80
  %2 = math.round %c : f64
  %3 = math.rsqrt %d : tensor<?xf32>
  %4 = math.tanh %d : tensor<?xf32>
  %5 = math.ceil %e : tensor<2xf64>
  return %0, %1, %2, %3, %4, %5 : vector<[4]xf16>, f80, f64, tensor<?xf32>, tensor<?xf32>, tensor<2xf64>
}
// ==== stdout ====
module {
  func.func @f(%arg0: vector<[4]xf16>, %arg1: f80, %arg2: f64, %arg3: tensor<?xf32>, %arg4: tensor<2xf64>) -> (vector<[4]xf16>, f80, f64, tensor<?xf32>, tensor<?xf32>, tensor<2xf64>) {
    %cst = arith.constant dense<1.000000e+00> : tensor<2xf64>
    %cst_0 = arith.constant dense<0.000000e+00> : tensor<2xf64>
    %cst_1 = arith.constant dense<0x4330000000000000> : tensor<2xf64>
    %cst_2 = arith.constant dense<1.000000e+00> : vector<[4]xf16>
    %cst_3 = arith.constant dense<5.000000e-01> : vector<[4]xf16>
    %cst_4 = arith.constant dense<5.000000e+00> : vector<[4]xf16>
    %0 = math.absf %arg0 : vector<[4]xf16>
    %1 = math.expm1 %0 : vector<[4]xf16>
    %2 = arith.addf %1, %cst_2 : vector<[4]xf16>
    %3 = arith.divf %1, %2 : vector<[4]xf16>
    %4 = arith.addf %1, %3 : vector<[4]xf16>
    %5 = arith.mulf %4, %cst_3 : vector<[4]xf16>
    %6 = arith.mulf %0, %cst_3 : vector<[4]xf16>
    %7 = math.exp %6 : vector<[4]xf16>
    %8 = arith.mulf %7, %cst_3 : vector<[4]xf16>
    %9 = arith.mulf %8, %7 : vector<[4]xf16>
    %10 = arith.cmpf ogt, %0, %cst_4 : vector<[4]xf16>
    %11 = arith.select %10, %9, %5 : vector<[4]xi1>, vector<[4]xf16>
    %12 = math.copysign %11, %arg0 : vector<[4]xf16>
    %13 = math.roundeven %arg1 : f80
    %14 = math.round %arg2 : f64
    %15 = math.rsqrt %arg3 : tensor<?xf32>
    %16 = math.tanh %arg3 : tensor<?xf32>
    %17 = arith.fptosi %arg4 : tensor<2xf64> to tensor<2xi64>
    %18 = arith.sitofp %17 : tensor<2xi64> to tensor<2xf64>
    %19 = math.copysign %18, %arg4 : tensor<2xf64>
    %20 = arith.cmpf ogt, %arg4, %19 : tensor<2xf64>
    %21 = arith.select %20, %cst, %cst_0 : tensor<2xi1>, tensor<2xf64>
    %22 = arith.addf %19, %21 : tensor<2xf64>
    %23 = math.copysign %22, %arg4 : tensor<2xf64>
    %24 = math.absf %arg4 : tensor<2xf64>
    %25 = arith.cmpf olt, %24, %cst_1 : tensor<2xf64>
    %26 = arith.select %25, %23, %arg4 : tensor<2xi1>, tensor<2xf64>
    return %12, %13, %14, %15, %16, %26 : vector<[4]xf16>, f80, f64, tensor<?xf32>, tensor<?xf32>, tensor<2xf64>
  }
}

