// terrace opt --convert-math-to-funcs
// Functions are added to the end of the module, one for each type.
func.func @f(%a: i32, %b: f32, %c: i64) -> (i32, f32, f64, i32) {
  %0 = math.ipowi %a, %a : i32
  %1 = math.fpowi %b, %a fastmath<nnan> : f32, i32
  %d = arith.constant 2.5 : f64
  %2 = math.fpowi %d, %c : f64, i64
  %3 = math.ctlz %0 : i32
  return %0, %1, %2, %3 : i32, f32, f64, i32
}
func.func @g(%a: vector<2xi8>, %b: vector<2xf32>, %c: vector<2xi32>) -> (vector<2xi8>, vector<2xf32>) {
  %0 = math.ipowi %a, %a : vector<2xi8>
  %1 = math.fpowi %b, %c : vector<2xf32>, vector<2xi32>
  return %0, %1 : vector<2xi8>, vector<2xf32>
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32, %arg1: f32, %arg2: i64) -> (i32, f32, f64, i32) {
    %0 = call @__mlir_math_ipowi_i32(%arg0, %arg0) : (i32, i32) -> i32
    %1 = call @__mlir_math_fpowi_f32_i32(%arg1, %arg0) : (f32, i32) -> f32
    %cst = arith.constant 2.500000e+00 : f64
    %2 = call @__mlir_math_fpowi_f64_i64(%cst, %arg2) : (f64, i64) -> f64
    %3 = math.ctlz %0 : i32
    return %0, %1, %2, %3 : i32, f32, f64, i32
  }
  func.func @g(%arg0: vector<2xi8>, %arg1: vector<2xf32>, %arg2: vector<2xi32>) -> (vector<2xi8>, vector<2xf32>) {
    %cst = arith.constant dense<0> : vector<2xi8>
    %0 = vector.extract %arg0[0] : i8 from vector<2xi8>
    %1 = vector.extract %arg0[0] : i8 from vector<2xi8>
    %2 = call @__mlir_math_ipowi_i8(%0, %1) : (i8, i8) -> i8
    %3 = vector.insert %2, %cst [0] : i8 into vector<2xi8>
    %4 = vector.extract %arg0[1] : i8 from vector<2xi8>
    %5 = vector.extract %arg0[1] : i8 from vector<2xi8>
    %6 = call @__mlir_math_ipowi_i8(%4, %5) : (i8, i8) -> i8
    %7 = vector.insert %6, %3 [1] : i8 into vector<2xi8>
    %cst_0 = arith.constant dense<0.000000e+00> : vector<2xf32>
    %8 = vector.extract %arg1[0] : f32 from vector<2xf32>
    %9 = vector.extract %arg2[0] : i32 from vector<2xi32>
    %10 = call @__mlir_math_fpowi_f32_i32(%8, %9) : (f32, i32) -> f32
    %11 = vector.insert %10, %cst_0 [0] : f32 into vector<2xf32>
    %12 = vector.extract %arg1[1] : f32 from vector<2xf32>
    %13 = vector.extract %arg2[1] : i32 from vector<2xi32>
    %14 = call @__mlir_math_fpowi_f32_i32(%12, %13) : (f32, i32) -> f32
    %15 = vector.insert %14, %11 [1] : f32 into vector<2xf32>
    return %7, %15 : vector<2xi8>, vector<2xf32>
  }
  func.func private @__mlir_math_ipowi_i32(%arg0: i32, %arg1: i32) -> i32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i32 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i32 : i32
    cf.cond_br %1, ^bb3, ^bb12(%c1_i32, %arg0, %arg1 : i32, i32, i32)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i32 : i32
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i32, %c0_i32 : i32
    return %3 : i32
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i32 : i32
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i32 : i32
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i32 : i32
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i32 : i32
    %7 = arith.cmpi ne, %6, %c0_i32 : i32
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i32 : i32
  ^bb10:  // pred: ^bb8
    return %c1_i32 : i32
  ^bb11:  // pred: ^bb7
    return %c0_i32 : i32
  ^bb12(%8: i32, %9: i32, %10: i32):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i32 : i32
    %12 = arith.cmpi ne, %11, %c0_i32 : i32
    cf.cond_br %12, ^bb13, ^bb14(%8 : i32)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i32
    cf.br ^bb14(%13 : i32)
  ^bb14(%14: i32):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i32 : i32
    %16 = arith.cmpi eq, %15, %c0_i32 : i32
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i32
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i32
    cf.br ^bb12(%14, %17, %15 : i32, i32, i32)
  }
  func.func private @__mlir_math_fpowi_f32_i32(%arg0: f32, %arg1: i32) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c-2147483648_i32 = arith.constant -2147483648 : i32
    %c2147483647_i32 = arith.constant 2147483647 : i32
    %0 = arith.cmpi eq, %arg1, %c0_i32 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f32
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i32 : i32
    %2 = arith.cmpi eq, %arg1, %c-2147483648_i32 : i32
    %3 = arith.subi %c0_i32, %arg1 : i32
    %4 = arith.select %1, %3, %arg1 : i32
    %5 = arith.select %2, %c2147483647_i32, %4 : i32
    cf.br ^bb3(%cst, %arg0, %5 : f32, f32, i32)
  ^bb3(%6: f32, %7: f32, %8: i32):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i32 : i32
    %10 = arith.cmpi ne, %9, %c0_i32 : i32
    cf.cond_br %10, ^bb4, ^bb5(%6 : f32)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f32
    cf.br ^bb5(%11 : f32)
  ^bb5(%12: f32):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i32 : i32
    %14 = arith.cmpi eq, %13, %c0_i32 : i32
    cf.cond_br %14, ^bb7(%12 : f32), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f32
    cf.br ^bb3(%12, %15, %13 : f32, f32, i32)
  ^bb7(%16: f32):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f32)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f32
    cf.br ^bb9(%17 : f32)
  ^bb9(%18: f32):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f32)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f32
    cf.br ^bb11(%19 : f32)
  ^bb11(%20: f32):  // 2 preds: ^bb9, ^bb10
    return %20 : f32
  }
  func.func private @__mlir_math_fpowi_f64_i64(%arg0: f64, %arg1: i64) -> f64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %cst = arith.constant 1.000000e+00 : f64
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %c-9223372036854775808_i64 = arith.constant -9223372036854775808 : i64
    %c9223372036854775807_i64 = arith.constant 9223372036854775807 : i64
    %0 = arith.cmpi eq, %arg1, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %cst : f64
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i64 : i64
    %2 = arith.cmpi eq, %arg1, %c-9223372036854775808_i64 : i64
    %3 = arith.subi %c0_i64, %arg1 : i64
    %4 = arith.select %1, %3, %arg1 : i64
    %5 = arith.select %2, %c9223372036854775807_i64, %4 : i64
    cf.br ^bb3(%cst, %arg0, %5 : f64, f64, i64)
  ^bb3(%6: f64, %7: f64, %8: i64):  // 2 preds: ^bb2, ^bb6
    %9 = arith.andi %8, %c1_i64 : i64
    %10 = arith.cmpi ne, %9, %c0_i64 : i64
    cf.cond_br %10, ^bb4, ^bb5(%6 : f64)
  ^bb4:  // pred: ^bb3
    %11 = arith.mulf %6, %7 : f64
    cf.br ^bb5(%11 : f64)
  ^bb5(%12: f64):  // 2 preds: ^bb3, ^bb4
    %13 = arith.shrui %8, %c1_i64 : i64
    %14 = arith.cmpi eq, %13, %c0_i64 : i64
    cf.cond_br %14, ^bb7(%12 : f64), ^bb6
  ^bb6:  // pred: ^bb5
    %15 = arith.mulf %7, %7 : f64
    cf.br ^bb3(%12, %15, %13 : f64, f64, i64)
  ^bb7(%16: f64):  // pred: ^bb5
    cf.cond_br %2, ^bb8, ^bb9(%16 : f64)
  ^bb8:  // pred: ^bb7
    %17 = arith.mulf %16, %arg0 : f64
    cf.br ^bb9(%17 : f64)
  ^bb9(%18: f64):  // 2 preds: ^bb7, ^bb8
    cf.cond_br %1, ^bb10, ^bb11(%18 : f64)
  ^bb10:  // pred: ^bb9
    %19 = arith.divf %cst, %18 : f64
    cf.br ^bb11(%19 : f64)
  ^bb11(%20: f64):  // 2 preds: ^bb9, ^bb10
    return %20 : f64
  }
  func.func private @__mlir_math_ipowi_i8(%arg0: i8, %arg1: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
    %c0_i8 = arith.constant 0 : i8
    %c1_i8 = arith.constant 1 : i8
    %c-1_i8 = arith.constant -1 : i8
    %0 = arith.cmpi eq, %arg1, %c0_i8 : i8
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i8 : i8
  ^bb2:  // pred: ^bb0
    %1 = arith.cmpi sle, %arg1, %c0_i8 : i8
    cf.cond_br %1, ^bb3, ^bb12(%c1_i8, %arg0, %arg1 : i8, i8, i8)
  ^bb3:  // pred: ^bb2
    %2 = arith.cmpi eq, %arg0, %c0_i8 : i8
    cf.cond_br %2, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %3 = arith.divsi %c1_i8, %c0_i8 : i8
    return %3 : i8
  ^bb5:  // pred: ^bb3
    %4 = arith.cmpi eq, %arg0, %c1_i8 : i8
    cf.cond_br %4, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    return %c1_i8 : i8
  ^bb7:  // pred: ^bb5
    %5 = arith.cmpi eq, %arg0, %c-1_i8 : i8
    cf.cond_br %5, ^bb8, ^bb11
  ^bb8:  // pred: ^bb7
    %6 = arith.andi %arg1, %c1_i8 : i8
    %7 = arith.cmpi ne, %6, %c0_i8 : i8
    cf.cond_br %7, ^bb9, ^bb10
  ^bb9:  // pred: ^bb8
    return %c-1_i8 : i8
  ^bb10:  // pred: ^bb8
    return %c1_i8 : i8
  ^bb11:  // pred: ^bb7
    return %c0_i8 : i8
  ^bb12(%8: i8, %9: i8, %10: i8):  // 2 preds: ^bb2, ^bb16
    %11 = arith.andi %10, %c1_i8 : i8
    %12 = arith.cmpi ne, %11, %c0_i8 : i8
    cf.cond_br %12, ^bb13, ^bb14(%8 : i8)
  ^bb13:  // pred: ^bb12
    %13 = arith.muli %8, %9 : i8
    cf.br ^bb14(%13 : i8)
  ^bb14(%14: i8):  // 2 preds: ^bb12, ^bb13
    %15 = arith.shrui %10, %c1_i8 : i8
    %16 = arith.cmpi eq, %15, %c0_i8 : i8
    cf.cond_br %16, ^bb15, ^bb16
  ^bb15:  // pred: ^bb14
    return %14 : i8
  ^bb16:  // pred: ^bb14
    %17 = arith.muli %9, %9 : i8
    cf.br ^bb12(%14, %17, %15 : i8, i8, i8)
  }
}

