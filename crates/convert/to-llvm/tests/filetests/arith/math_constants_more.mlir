// terrace opt --convert-arith-to-llvm
// Functions of two numbers, questions about one, and functions of integers are folded, with the corner cases of each.
func.func @f(%q: i32) {
  %d = arith.constant dense<[1.0, 2.0]> : vector<2xf64>
  %i = arith.constant dense<[3, -8]> : vector<2xi32>
  %s = arith.constant dense<2> : vector<2xi32>
  %c0 = arith.constant 0 : i32
  %m1 = arith.constant -1 : i32
  %m2 = arith.constant -2 : i32
  %b = arith.constant true
  %x = arith.constant 5 : index
  %inf = arith.constant 0x7F800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %n = arith.constant -2.0 : f32
  %sd = arith.constant dense<2.0> : vector<2xf32>
  %sub = arith.constant 1.0e-40 : f32
  %t = arith.constant dense<[1, 2]> : tensor<2xi32>
  %0 = math.isnan %d : vector<2xf64>
  %1 = math.ipowi %i, %i : vector<2xi32>
  %2 = math.ipowi %s, %i : vector<2xi32>
  %3 = math.ipowi %c0, %m1 : i32
  %4 = math.ipowi %m1, %m1 : i32
  %5 = math.ipowi %m2, %m1 : i32
  %6 = math.ipowi %c0, %c0 : i32
  %7 = math.ipowi %b, %b : i1
  %8 = math.ctlz %x : index
  %9 = math.absi %x : index
  %10 = math.ctpop %x : index
  %11 = math.powf %n, %inf : f32
  %12 = math.powf %n, %nan : f32
  %13 = math.atan2 %nan, %inf : f32
  %14 = math.powf %sd, %sd : vector<2xf32>
  %15 = math.isnan %nan : f32
  %16 = math.isinf %inf : f32
  %17 = math.isnormal %sub : f32
  %18 = math.isfinite %inf : f32
  %19 = math.ctpop %t : tensor<2xi32>
  %20 = math.ipowi %q, %c0 : i32
  %21 = math.copysign %sd, %sd : vector<2xf32>
  %22 = math.copysign %nan, %n : f32
  %23 = math.ctlz %b : i1
  %24 = math.cttz %b : i1
  %25 = math.absi %b : i1
  %26 = math.powf %n, %n : f32
  %h = arith.constant 0.5 : f32
  %27 = math.powf %n, %h : f32
  %28 = math.powf %n, %n fastmath<fast> : f32
  return
}
// ==== stdout ====
module {
  func.func @f(%arg0: i32) {
    %0 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : vector<2xf64>) : vector<2xf64>
    %1 = llvm.mlir.constant(dense<[3, -8]> : vector<2xi32>) : vector<2xi32>
    %2 = llvm.mlir.constant(dense<2> : vector<2xi32>) : vector<2xi32>
    %3 = llvm.mlir.constant(0 : i32) : i32
    %4 = llvm.mlir.constant(-1 : i32) : i32
    %5 = llvm.mlir.constant(-2 : i32) : i32
    %6 = llvm.mlir.constant(true) : i1
    %7 = llvm.mlir.constant(5 : index) : i64
    %8 = llvm.mlir.constant(0x7F800000 : f32) : f32
    %9 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %10 = llvm.mlir.constant(-2.000000e+00 : f32) : f32
    %11 = llvm.mlir.constant(dense<2.000000e+00> : vector<2xf32>) : vector<2xf32>
    %12 = llvm.mlir.constant(9.999940e-41 : f32) : f32
    %cst = arith.constant dense<[1, 2]> : tensor<2xi32>
    %13 = math.isnan %0 : vector<2xf64>
    %14 = llvm.mlir.constant(dense<[27, 0]> : vector<2xi32>) : vector<2xi32>
    %15 = llvm.mlir.constant(dense<[8, 0]> : vector<2xi32>) : vector<2xi32>
    %16 = math.ipowi %3, %4 : i32
    %17 = llvm.mlir.constant(-1 : i32) : i32
    %18 = llvm.mlir.constant(0 : i32) : i32
    %19 = llvm.mlir.constant(1 : i32) : i32
    %20 = llvm.mlir.constant(true) : i1
    %21 = llvm.mlir.constant(61 : index) : i64
    %22 = llvm.mlir.constant(5 : index) : i64
    %23 = llvm.mlir.constant(2 : index) : i64
    %24 = llvm.mlir.constant(0x7F800000 : f32) : f32
    %25 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %26 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %27 = llvm.mlir.constant(dense<4.000000e+00> : vector<2xf32>) : vector<2xf32>
    %28 = llvm.mlir.constant(true) : i1
    %29 = llvm.mlir.constant(true) : i1
    %30 = llvm.mlir.constant(false) : i1
    %31 = llvm.mlir.constant(false) : i1
    %32 = math.ctpop %cst : tensor<2xi32>
    %33 = math.ipowi %arg0, %3 : i32
    %34 = llvm.mlir.constant(dense<2.000000e+00> : vector<2xf32>) : vector<2xf32>
    %35 = llvm.mlir.constant(0xFFC00000 : f32) : f32
    %36 = llvm.mlir.constant(false) : i1
    %37 = llvm.mlir.constant(false) : i1
    %38 = llvm.mlir.constant(true) : i1
    %39 = llvm.mlir.constant(2.500000e-01 : f32) : f32
    %40 = llvm.mlir.constant(5.000000e-01 : f32) : f32
    %41 = llvm.mlir.constant(0xFFC00000 : f32) : f32
    %42 = llvm.mlir.constant(2.500000e-01 : f32) : f32
    return
  }
}

