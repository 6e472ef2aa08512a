// terrace opt --convert-arith-to-llvm
// arith.constant of every kind of attribute.
func.func @scalars() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant -1 : i64
  %2 = arith.constant true
  %3 = arith.constant 7 : index
  %4 = arith.constant 1.5 : f32
  %5 = arith.constant -0.0 : f64
  %6 = arith.constant 0x7FC00000 : f32
  %7 = arith.constant 1.0 : f16
  %8 = arith.constant 1.0 : bf16
  %9 = arith.constant 170141183460469231731687303715884105727 : i128
  return
}
func.func @vectors() {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %1 = arith.constant dense<0.5> : vector<4xf32>
  %2 = arith.constant dense<[true, false]> : vector<2xi1>
  %3 = arith.constant dense<[10, 20]> : vector<2xindex>
  %4 = arith.constant dense<1> : vector<[4]xi32>
  return
}
func.func @nd() {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %1 = arith.constant dense<0.0> : vector<2x3x4xf32>
  %2 = arith.constant dense<[[10], [20]]> : vector<2x1xindex>
  return
}
func.func @tensor() -> tensor<2xf32> {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
// ==== stdout ====
module {
  func.func @scalars() {
    %0 = llvm.mlir.constant(42 : i32) : i32
    %1 = llvm.mlir.constant(-1 : i64) : i64
    %2 = llvm.mlir.constant(true) : i1
    %3 = llvm.mlir.constant(7 : index) : i64
    %4 = llvm.mlir.constant(1.500000e+00 : f32) : f32
    %5 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
    %6 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %7 = llvm.mlir.constant(1.000000e+00 : f16) : f16
    %8 = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
    %9 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
    return
  }
  func.func @vectors() {
    %0 = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
    %1 = llvm.mlir.constant(dense<5.000000e-01> : vector<4xf32>) : vector<4xf32>
    %2 = llvm.mlir.constant(dense<[true, false]> : vector<2xi1>) : vector<2xi1>
    %3 = llvm.mlir.constant(dense<[10, 20]> : vector<2xindex>) : vector<2xi64>
    %4 = llvm.mlir.constant(dense<1> : vector<[4]xi32>) : vector<[4]xi32>
    return
  }
  func.func @nd() {
    %0 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %1 = llvm.mlir.constant(dense<0.000000e+00> : vector<2x3x4xf32>) : !llvm.array<2 x array<3 x vector<4xf32>>>
    %2 = llvm.mlir.constant(dense<[[10], [20]]> : vector<2x1xindex>) : !llvm.array<2 x vector<1xi64>>
    return
  }
  func.func @tensor() -> tensor<2xf32> {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    return %cst : tensor<2xf32>
  }
}

