// terrace opt
// Six digits if they are exact, else the shortest, else the bits.
func.func @f() {
  %0 = arith.constant 1.0 : f32
  %1 = arith.constant 0.1 : f32
  %2 = arith.constant 3.14159274 : f32
  %3 = arith.constant 3.4028234663852886e+38 : f32
  %4 = arith.constant 1.0e-45 : f32
  %5 = arith.constant 123456.7 : f32
  %6 = arith.constant 214748364.8 : f32
  %7 = arith.constant 0x7F800000 : f32
  %8 = arith.constant 0xFFC00001 : f32
  %9 = arith.constant -0.0 : f32
  %10 = arith.constant 0.1 : f64
  %11 = arith.constant 3.141592653589793 : f64
  %12 = arith.constant 1.0e300 : f64
  %13 = arith.constant 4.9e-324 : f64
  %14 = arith.constant 0x7FF8000000000000 : f64
  %15 = arith.constant 0.1 : f16
  %16 = arith.constant 65504.0 : f16
  %17 = arith.constant 0x7C00 : f16
  %18 = arith.constant 3.14 : bf16
  %19 = arith.constant 0.1 : f80
  %20 = arith.constant 0.1 : f128
  %21 = arith.constant 1.5 : f8E5M2
  %22 = arith.constant 1.0e+10 : f32
  %23 = arith.constant 16777217.0 : f64
  return
}
// ==== stdout ====
module {
  func.func @f() {
    %cst = arith.constant 1.000000e+00 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 3.14159274 : f32
    %cst_2 = arith.constant 3.40282347E+38 : f32
    %cst_3 = arith.constant 1.401300e-45 : f32
    %cst_4 = arith.constant 123456.703 : f32
    %cst_5 = arith.constant 0x4D4CCCCD : f32
    %cst_6 = arith.constant 0x7F800000 : f32
    %cst_7 = arith.constant 0xFFC00001 : f32
    %cst_8 = arith.constant -0.000000e+00 : f32
    %cst_9 = arith.constant 1.000000e-01 : f64
    %cst_10 = arith.constant 3.1415926535897931 : f64
    %cst_11 = arith.constant 1.000000e+300 : f64
    %cst_12 = arith.constant 4.940660e-324 : f64
    %cst_13 = arith.constant 0x7FF8000000000000 : f64
    %cst_14 = arith.constant 9.997550e-02 : f16
    %cst_15 = arith.constant 6.550400e+04 : f16
    %cst_16 = arith.constant 0x7C00 : f16
    %cst_17 = arith.constant 3.140630e+00 : bf16
    %cst_18 = arith.constant 0.100000000000000005551 : f80
    %cst_19 = arith.constant 0.100000000000000005551115123125782702 : f128
    %cst_20 = arith.constant 1.500000e+00 : f8E5M2
    %cst_21 = arith.constant 1.000000e+10 : f32
    %cst_22 = arith.constant 0x4170000010000000 : f64
    return
  }
}

