// terrace opt --arith-expand=include-f8e8m0
// Casts of f8E8M0FNU, with flags and by way of f32.
func.func @extend(%a: f8E8M0FNU, %v: vector<4xf8E8M0FNU>) {
  %0 = arith.extf %a : f8E8M0FNU to f32
  %1 = arith.extf %v fastmath<fast> : vector<4xf8E8M0FNU> to vector<4xf32>
  %2 = arith.extf %a fastmath<nnan> : f8E8M0FNU to f16
  %3 = arith.extf %a fastmath<nnan> : f8E8M0FNU to f64
  %4 = arith.extf %a : f8E8M0FNU to bf16
  return
}
func.func @truncate(%a: f32, %h: f16, %d: f64, %b: tensor<2xbf16>) {
  %0 = arith.truncf %a : f32 to f8E8M0FNU
  %1 = arith.truncf %h : f16 to f8E8M0FNU
  %2 = arith.truncf %d fastmath<nnan> : f64 to f8E8M0FNU
  %3 = arith.truncf %b fastmath<nnan> : tensor<2xbf16> to tensor<2xf8E8M0FNU>
  return
}
// ==== stdout ====
module {
  func.func @extend(%arg0: f8E8M0FNU, %arg1: vector<4xf8E8M0FNU>) {
    %0 = arith.bitcast %arg0 : f8E8M0FNU to i8
    %c-1_i8 = arith.constant -1 : i8
    %c-1_i32 = arith.constant -1 : i32
    %c23_i32 = arith.constant 23 : i32
    %1 = arith.extui %0 : i8 to i32
    %2 = arith.shli %1, %c23_i32 : i32
    %c0_i8 = arith.constant 0 : i8
    %c4194304_i32 = arith.constant 4194304 : i32
    %3 = arith.cmpi eq, %0, %c0_i8 : i8
    %4 = arith.select %3, %c4194304_i32, %2 : i32
    %5 = arith.cmpi eq, %0, %c-1_i8 : i8
    %6 = arith.select %5, %c-1_i32, %4 : i32
    %7 = arith.bitcast %6 : i32 to f32
    %8 = arith.bitcast %arg1 : vector<4xf8E8M0FNU> to vector<4xi8>
    %cst = arith.constant dense<-1> : vector<4xi8>
    %cst_0 = arith.constant dense<-1> : vector<4xi32>
    %cst_1 = arith.constant dense<23> : vector<4xi32>
    %9 = arith.extui %8 : vector<4xi8> to vector<4xi32>
    %10 = arith.shli %9, %cst_1 : vector<4xi32>
    %cst_2 = arith.constant dense<0> : vector<4xi8>
    %cst_3 = arith.constant dense<4194304> : vector<4xi32>
    %11 = arith.cmpi eq, %8, %cst_2 : vector<4xi8>
    %12 = arith.select %11, %cst_3, %10 : vector<4xi1>, vector<4xi32>
    %13 = arith.cmpi eq, %8, %cst : vector<4xi8>
    %14 = arith.select %13, %cst_0, %12 : vector<4xi1>, vector<4xi32>
    %15 = arith.bitcast %14 : vector<4xi32> to vector<4xf32>
    %16 = arith.bitcast %arg0 : f8E8M0FNU to i8
    %c-1_i8_4 = arith.constant -1 : i8
    %c-1_i32_5 = arith.constant -1 : i32
    %c23_i32_6 = arith.constant 23 : i32
    %17 = arith.extui %16 : i8 to i32
    %18 = arith.shli %17, %c23_i32_6 : i32
    %c0_i8_7 = arith.constant 0 : i8
    %c4194304_i32_8 = arith.constant 4194304 : i32
    %19 = arith.cmpi eq, %16, %c0_i8_7 : i8
    %20 = arith.select %19, %c4194304_i32_8, %18 : i32
    %21 = arith.cmpi eq, %16, %c-1_i8_4 : i8
    %22 = arith.select %21, %c-1_i32_5, %20 : i32
    %23 = arith.bitcast %22 : i32 to f32
    %24 = arith.truncf %23 fastmath<nnan> : f32 to f16
    %25 = arith.bitcast %arg0 : f8E8M0FNU to i8
    %c-1_i8_9 = arith.constant -1 : i8
    %c-1_i32_10 = arith.constant -1 : i32
    %c23_i32_11 = arith.constant 23 : i32
    %26 = arith.extui %25 : i8 to i32
    %27 = arith.shli %26, %c23_i32_11 : i32
    %c0_i8_12 = arith.constant 0 : i8
    %c4194304_i32_13 = arith.constant 4194304 : i32
    %28 = arith.cmpi eq, %25, %c0_i8_12 : i8
    %29 = arith.select %28, %c4194304_i32_13, %27 : i32
    %30 = arith.cmpi eq, %25, %c-1_i8_9 : i8
    %31 = arith.select %30, %c-1_i32_10, %29 : i32
    %32 = arith.bitcast %31 : i32 to f32
    %33 = arith.extf %32 fastmath<nnan> : f32 to f64
    %34 = arith.bitcast %arg0 : f8E8M0FNU to i8
    %c-1_i8_14 = arith.constant -1 : i8
    %c-1_i32_15 = arith.constant -1 : i32
    %c23_i32_16 = arith.constant 23 : i32
    %35 = arith.extui %34 : i8 to i32
    %36 = arith.shli %35, %c23_i32_16 : i32
    %c0_i8_17 = arith.constant 0 : i8
    %c4194304_i32_18 = arith.constant 4194304 : i32
    %37 = arith.cmpi eq, %34, %c0_i8_17 : i8
    %38 = arith.select %37, %c4194304_i32_18, %36 : i32
    %39 = arith.cmpi eq, %34, %c-1_i8_14 : i8
    %40 = arith.select %39, %c-1_i32_15, %38 : i32
    %41 = arith.bitcast %40 : i32 to f32
    %42 = arith.truncf %41 : f32 to bf16
    return
  }
  func.func @truncate(%arg0: f32, %arg1: f16, %arg2: f64, %arg3: tensor<2xbf16>) {
    %0 = arith.bitcast %arg0 : f32 to i32
    %c23_i32 = arith.constant 23 : i32
    %1 = arith.shrui %0, %c23_i32 : i32
    %2 = arith.trunci %1 : i32 to i8
    %3 = arith.bitcast %2 : i8 to f8E8M0FNU
    %4 = arith.extf %arg1 : f16 to f32
    %5 = arith.bitcast %4 : f32 to i32
    %c23_i32_0 = arith.constant 23 : i32
    %6 = arith.shrui %5, %c23_i32_0 : i32
    %7 = arith.trunci %6 : i32 to i8
    %8 = arith.bitcast %7 : i8 to f8E8M0FNU
    %9 = arith.truncf %arg2 fastmath<nnan> : f64 to f32
    %10 = arith.bitcast %9 : f32 to i32
    %c23_i32_1 = arith.constant 23 : i32
    %11 = arith.shrui %10, %c23_i32_1 : i32
    %12 = arith.trunci %11 : i32 to i8
    %13 = arith.bitcast %12 : i8 to f8E8M0FNU
    %14 = arith.extf %arg3 fastmath<nnan> : tensor<2xbf16> to tensor<2xf32>
    %15 = arith.bitcast %14 : tensor<2xf32> to tensor<2xi32>
    %cst = arith.constant dense<23> : tensor<2xi32>
    %16 = arith.shrui %15, %cst : tensor<2xi32>
    %17 = arith.trunci %16 : tensor<2xi32> to tensor<2xi8>
    %18 = arith.bitcast %17 : tensor<2xi8> to tensor<2xf8E8M0FNU>
    return
  }
}

