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
    %cst_1 = arith.constant dense<-2.000000e+00> : tensor<?xf32>
    %cst_2 = arith.constant dense<1.000000e+00> : tensor<?xf32>
    %cst_3 = arith.constant dense<0.000000e+00> : tensor<?xf32>
    %c65535_i80 = arith.constant 65535 : i80
    %c9223372036854775807_i80 = arith.constant 9223372036854775807 : i80
    %c4611686018427387904_i80 = arith.constant 4611686018427387904 : i80
    %c32767_i80 = arith.constant 32767 : i80
    %c79_i80 = arith.constant 79 : i80
    %c63_i80 = arith.constant 63 : i80
    %c18446744073709551615_i80 = arith.constant 18446744073709551615 : i80
    %c1_i80 = arith.constant 1 : i80
    %c0_i80 = arith.constant 0 : i80
    %cst_4 = arith.constant 1.000000e+00 : f80
    %cst_5 = arith.constant dense<5.000000e-01> : vector<[4]xf16>
    %0 = math.exp %arg0 : vector<[4]xf16>
    %1 = arith.negf %arg0 : vector<[4]xf16>
    %2 = math.exp %1 : vector<[4]xf16>
    %3 = arith.subf %0, %2 : vector<[4]xf16>
    %4 = arith.mulf %3, %cst_5 : vector<[4]xf16>
    %5 = arith.bitcast %arg1 : f80 to i80
    %6 = math.round %arg1 : f80
    %7 = arith.bitcast %6 : f80 to i80
    %8 = arith.shrui %5, %c63_i80 : i80
    %9 = arith.andi %8, %c65535_i80 : i80
    %10 = arith.subi %9, %c32767_i80 : i80
    %11 = arith.shrui %7, %c63_i80 : i80
    %12 = arith.andi %11, %c65535_i80 : i80
    %13 = arith.subi %12, %c32767_i80 : i80
    %14 = arith.cmpi eq, %13, %c0_i80 : i80
    %15 = arith.subi %13, %c1_i80 : i80
    %16 = arith.maxsi %15, %c0_i80 : i80
    %17 = arith.minsi %16, %c79_i80 : i80
    %18 = arith.shrui %c9223372036854775807_i80, %17 : i80
    %19 = arith.andi %7, %18 : i80
    %20 = arith.cmpi ne, %19, %c0_i80 : i80
    %21 = arith.ori %20, %14 : i1
    %22 = arith.cmpi eq, %10, %c18446744073709551615_i80 : i80
    %23 = arith.maxsi %10, %c0_i80 : i80
    %24 = arith.minsi %23, %c79_i80 : i80
    %25 = arith.shrui %c4611686018427387904_i80, %24 : i80
    %26 = arith.select %22, %c0_i80, %25 : i80
    %27 = arith.maxsi %10, %c0_i80 : i80
    %28 = arith.minsi %27, %c79_i80 : i80
    %29 = arith.shrui %c9223372036854775807_i80, %28 : i80
    %30 = arith.andi %5, %29 : i80
    %31 = arith.cmpi eq, %30, %26 : i80
    %32 = arith.cmpi sge, %10, %c18446744073709551615_i80 : i80
    %33 = arith.cmpi slt, %10, %c63_i80 : i80
    %34 = arith.andi %31, %33 : i1
    %35 = arith.andi %34, %32 : i1
    %36 = math.copysign %cst_4, %arg1 : f80
    %37 = arith.subf %6, %36 : f80
    %38 = arith.andi %21, %35 : i1
    %39 = arith.select %38, %37, %6 : f80
    %40 = math.copysign %39, %arg1 : f80
    %41 = math.round %arg2 : f64
    %42 = math.rsqrt %arg3 : tensor<?xf32>
    %43 = arith.cmpf olt, %arg3, %cst_3 : tensor<?xf32>
    %44 = arith.uitofp %43 : tensor<?xi1> to tensor<?xf32>
    %45 = arith.mulf %44, %cst_1 : tensor<?xf32>
    %46 = arith.addf %45, %cst_2 : tensor<?xf32>
    %47 = arith.mulf %46, %arg3 : tensor<?xf32>
    %48 = arith.mulf %47, %cst_1 : tensor<?xf32>
    %49 = math.exp %48 : tensor<?xf32>
    %50 = arith.subf %cst_2, %49 : tensor<?xf32>
    %51 = arith.addf %49, %cst_2 : tensor<?xf32>
    %52 = arith.divf %50, %51 : tensor<?xf32>
    %53 = arith.mulf %46, %52 : tensor<?xf32>
    %54 = arith.fptosi %arg4 : tensor<2xf64> to tensor<2xi64>
    %55 = arith.sitofp %54 : tensor<2xi64> to tensor<2xf64>
    %56 = math.copysign %55, %arg4 : tensor<2xf64>
    %57 = arith.cmpf ogt, %arg4, %56 : tensor<2xf64>
    %58 = arith.select %57, %cst, %cst_0 : tensor<2xi1>, tensor<2xf64>
    %59 = arith.addf %56, %58 : tensor<2xf64>
    return %4, %40, %41, %42, %53, %59 : vector<[4]xf16>, f80, f64, tensor<?xf32>, tensor<?xf32>, tensor<2xf64>
  }
}

