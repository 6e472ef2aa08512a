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
    %3 = arith.cmpi eq, %0, %c-1_i8 : i8
    %4 = arith.select %3, %c-1_i32, %2 : i32
    %5 = arith.bitcast %4 : i32 to f32
    %6 = arith.bitcast %arg1 : vector<4xf8E8M0FNU> to vector<4xi8>
    %cst = arith.constant dense<-1> : vector<4xi8>
    %cst_0 = arith.constant dense<-1> : vector<4xi32>
    %cst_1 = arith.constant dense<23> : vector<4xi32>
    %7 = arith.extui %6 : vector<4xi8> to vector<4xi32>
    %8 = arith.shli %7, %cst_1 : vector<4xi32>
    %9 = arith.cmpi eq, %6, %cst : vector<4xi8>
    %10 = arith.select %9, %cst_0, %8 : vector<4xi1>, vector<4xi32>
    %11 = arith.bitcast %10 : vector<4xi32> to vector<4xf32>
    %12 = arith.bitcast %arg0 : f8E8M0FNU to i8
    %c-1_i8_2 = arith.constant -1 : i8
    %c-1_i32_3 = arith.constant -1 : i32
    %c23_i32_4 = arith.constant 23 : i32
    %13 = arith.extui %12 : i8 to i32
    %14 = arith.shli %13, %c23_i32_4 : i32
    %15 = arith.cmpi eq, %12, %c-1_i8_2 : i8
    %16 = arith.select %15, %c-1_i32_3, %14 : i32
    %17 = arith.bitcast %16 : i32 to f32
    %18 = arith.truncf %17 fastmath<nnan> : f32 to f16
    %19 = arith.bitcast %arg0 : f8E8M0FNU to i8
    %c-1_i8_5 = arith.constant -1 : i8
    %c-1_i32_6 = arith.constant -1 : i32
    %c23_i32_7 = arith.constant 23 : i32
    %20 = arith.extui %19 : i8 to i32
    %21 = arith.shli %20, %c23_i32_7 : i32
    %22 = arith.cmpi eq, %19, %c-1_i8_5 : i8
    %23 = arith.select %22, %c-1_i32_6, %21 : i32
    %24 = arith.bitcast %23 : i32 to f32
    %25 = arith.extf %24 fastmath<nnan> : f32 to f64
    %26 = arith.bitcast %arg0 : f8E8M0FNU to i8
    %c-1_i8_8 = arith.constant -1 : i8
    %c-1_i32_9 = arith.constant -1 : i32
    %c23_i32_10 = arith.constant 23 : i32
    %27 = arith.extui %26 : i8 to i32
    %28 = arith.shli %27, %c23_i32_10 : i32
    %29 = arith.cmpi eq, %26, %c-1_i8_8 : i8
    %30 = arith.select %29, %c-1_i32_9, %28 : i32
    %31 = arith.bitcast %30 : i32 to f32
    %32 = arith.truncf %31 : f32 to bf16
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

