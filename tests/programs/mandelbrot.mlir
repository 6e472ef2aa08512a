// mlir-opt mandelbrot.src.mlir --convert-scf-to-cf --convert-math-to-libm --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  memref.global "private" constant @shades : memref<8xi8> = dense<[32, 46, 58, 45, 61, 43, 42, 35]>
  func.func @escape_time(%arg0: f64, %arg1: f64, %arg2: i32) -> i32 {
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 2.000000e+00 : f64
    %cst_1 = arith.constant 4.000000e+00 : f64
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    cf.br ^bb1(%cst, %cst, %c0_i32 : f64, f64, i32)
  ^bb1(%0: f64, %1: f64, %2: i32):  // 2 preds: ^bb0, ^bb2
    %3 = arith.mulf %0, %0 : f64
    %4 = arith.mulf %1, %1 : f64
    %5 = arith.addf %3, %4 : f64
    %6 = arith.cmpf ole, %5, %cst_1 : f64
    %7 = arith.cmpi slt, %2, %arg2 : i32
    %8 = arith.andi %6, %7 : i1
    cf.cond_br %8, ^bb2(%0, %1, %2 : f64, f64, i32), ^bb3
  ^bb2(%9: f64, %10: f64, %11: i32):  // pred: ^bb1
    %12 = arith.mulf %9, %9 : f64
    %13 = arith.mulf %10, %10 : f64
    %14 = arith.subf %12, %13 fastmath<contract> : f64
    %15 = arith.addf %14, %arg0 : f64
    %16 = arith.mulf %9, %10 : f64
    %17 = arith.mulf %16, %cst_0 : f64
    %18 = arith.addf %17, %arg1 : f64
    %19 = arith.addi %11, %c1_i32 : i32
    cf.br ^bb1(%15, %18, %19 : f64, f64, i32)
  ^bb3:  // pred: ^bb1
    return %2 : i32
  }
  func.func @main() -> i32 {
    %c100_i32 = arith.constant 100 : i32
    %c7_i32 = arith.constant 7 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c17 = arith.constant 17 : index
    %c48 = arith.constant 48 : index
    %c120_i32 = arith.constant 120 : i32
    %c10_i32 = arith.constant 10 : i32
    %cst = arith.constant -2.150000e+00 : f64
    %cst_0 = arith.constant -1.200000e+00 : f64
    %cst_1 = arith.constant 6.250000e-02 : f64
    %cst_2 = arith.constant 1.500000e-01 : f64
    %c0_i32 = arith.constant 0 : i32
    %0 = memref.get_global @shades : memref<8xi8>
    cf.br ^bb1(%c0, %c0_i32 : index, i32)
  ^bb1(%1: index, %2: i32):  // 2 preds: ^bb0, ^bb5
    %3 = arith.cmpi slt, %1, %c17 : index
    cf.cond_br %3, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    %4 = arith.index_cast %1 : index to i32
    %5 = arith.sitofp %4 : i32 to f64
    %6 = arith.mulf %5, %cst_2 : f64
    %7 = arith.addf %6, %cst_0 : f64
    cf.br ^bb3(%c0, %2 : index, i32)
  ^bb3(%8: index, %9: i32):  // 2 preds: ^bb2, ^bb4
    %10 = arith.cmpi slt, %8, %c48 : index
    cf.cond_br %10, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %11 = arith.index_cast %8 : index to i32
    %12 = arith.sitofp %11 : i32 to f64
    %13 = arith.mulf %12, %cst_1 : f64
    %14 = arith.addf %13, %cst : f64
    %15 = call @escape_time(%14, %7, %c120_i32) : (f64, f64, i32) -> i32
    %16 = arith.minsi %15, %c7_i32 : i32
    %17 = arith.index_cast %16 : i32 to index
    %18 = memref.load %0[%17] : memref<8xi8>
    %19 = arith.extui %18 : i8 to i32
    %20 = call @putchar(%19) : (i32) -> i32
    %21 = arith.cmpi eq, %15, %c120_i32 : i32
    %22 = arith.extui %21 : i1 to i32
    %23 = arith.addi %9, %22 : i32
    %24 = arith.addi %8, %c1 : index
    cf.br ^bb3(%24, %23 : index, i32)
  ^bb5:  // pred: ^bb3
    %25 = call @putchar(%c10_i32) : (i32) -> i32
    %26 = arith.addi %1, %c1 : index
    cf.br ^bb1(%26, %9 : index, i32)
  ^bb6:  // pred: ^bb1
    %27 = arith.cmpi slt, %2, %c100_i32 : i32
    %28 = arith.extui %27 : i1 to i32
    return %28 : i32
  }
}

