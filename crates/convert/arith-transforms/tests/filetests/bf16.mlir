// terrace opt --arith-expand=include-bf16
// Casts between bf16 and f32; others are left.
func.func @extend(%a: bf16, %v: vector<4xbf16>) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.extf %v fastmath<fast> : vector<4xbf16> to vector<4xf32>
  %2 = arith.extf %a : bf16 to f64
  return
}
func.func @truncate(%a: f32, %t: tensor<4xf32>, %d: f64) {
  %0 = arith.truncf %a : f32 to bf16
  %1 = arith.truncf %t : tensor<4xf32> to tensor<4xbf16>
  %2 = arith.truncf %d : f64 to bf16
  return
}
// ==== stdout ====
module {
  func.func @extend(%arg0: bf16, %arg1: vector<4xbf16>) {
    %0 = arith.bitcast %arg0 : bf16 to i16
    %1 = arith.extui %0 : i16 to i32
    %c16_i32 = arith.constant 16 : i32
    %2 = arith.shli %1, %c16_i32 : i32
    %3 = arith.bitcast %2 : i32 to f32
    %4 = arith.bitcast %arg1 : vector<4xbf16> to vector<4xi16>
    %5 = arith.extui %4 : vector<4xi16> to vector<4xi32>
    %cst = arith.constant dense<16> : vector<4xi32>
    %6 = arith.shli %5, %cst : vector<4xi32>
    %7 = arith.bitcast %6 : vector<4xi32> to vector<4xf32>
    %8 = arith.extf %arg0 : bf16 to f64
    return
  }
  func.func @truncate(%arg0: f32, %arg1: tensor<4xf32>, %arg2: f64) {
    %0 = arith.cmpf une, %arg0, %arg0 : f32
    %c32767_i32 = arith.constant 32767 : i32
    %c32704_i16 = arith.constant 32704 : i16
    %c16_i32 = arith.constant 16 : i32
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.bitcast %arg0 : f32 to i32
    %2 = arith.shrui %1, %c16_i32 : i32
    %3 = arith.andi %2, %c1_i32 : i32
    %4 = arith.addi %3, %c32767_i32 : i32
    %5 = arith.addi %1, %4 : i32
    %6 = arith.shrui %5, %c16_i32 : i32
    %7 = arith.trunci %6 : i32 to i16
    %8 = arith.select %0, %c32704_i16, %7 : i16
    %9 = arith.bitcast %8 : i16 to bf16
    %10 = arith.cmpf une, %arg1, %arg1 : tensor<4xf32>
    %cst = arith.constant dense<32767> : tensor<4xi32>
    %cst_0 = arith.constant dense<32704> : tensor<4xi16>
    %cst_1 = arith.constant dense<16> : tensor<4xi32>
    %cst_2 = arith.constant dense<1> : tensor<4xi32>
    %11 = arith.bitcast %arg1 : tensor<4xf32> to tensor<4xi32>
    %12 = arith.shrui %11, %cst_1 : tensor<4xi32>
    %13 = arith.andi %12, %cst_2 : tensor<4xi32>
    %14 = arith.addi %13, %cst : tensor<4xi32>
    %15 = arith.addi %11, %14 : tensor<4xi32>
    %16 = arith.shrui %15, %cst_1 : tensor<4xi32>
    %17 = arith.trunci %16 : tensor<4xi32> to tensor<4xi16>
    %18 = arith.select %10, %cst_0, %17 : tensor<4xi1>, tensor<4xi16>
    %19 = arith.bitcast %18 : tensor<4xi16> to tensor<4xbf16>
    %20 = arith.truncf %arg2 : f64 to bf16
    return
  }
}

