// mlir-opt queens.src.mlir --cse
module {
  func.func private @putchar(i32) -> i32
  func.func @place(%arg0: i32, %arg1: i32, %arg2: i32, %arg3: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.cmpi eq, %arg1, %arg0 : i32
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c1_i32 : i32
  ^bb2:  // pred: ^bb0
    %1 = arith.ori %arg2, %arg3 : i32
    %2 = arith.ori %1, %arg1 : i32
    %c-1_i32 = arith.constant -1 : i32
    %3 = arith.xori %2, %c-1_i32 : i32
    %4 = arith.andi %3, %arg0 : i32
    cf.br ^bb3(%4, %c0_i32 : i32, i32)
  ^bb3(%5: i32, %6: i32):  // 2 preds: ^bb2, ^bb4
    %7 = arith.cmpi eq, %5, %c0_i32 : i32
    cf.cond_br %7, ^bb5, ^bb4
  ^bb4:  // pred: ^bb3
    %8 = arith.subi %c0_i32, %5 : i32
    %9 = arith.andi %5, %8 : i32
    %10 = arith.ori %arg1, %9 : i32
    %11 = arith.ori %arg2, %9 : i32
    %12 = arith.shli %11, %c1_i32 : i32
    %13 = arith.ori %arg3, %9 : i32
    %14 = arith.shrui %13, %c1_i32 : i32
    %15 = call @place(%arg0, %10, %12, %14) : (i32, i32, i32, i32) -> i32
    %16 = arith.addi %6, %15 : i32
    %17 = arith.xori %5, %9 : i32
    cf.br ^bb3(%17, %16 : i32, i32)
  ^bb5:  // pred: ^bb3
    return %6 : i32
  }
  func.func @main() -> i32 {
    %c255_i32 = arith.constant 255 : i32
    %c0_i32 = arith.constant 0 : i32
    %c10_i32 = arith.constant 10 : i32
    %c48_i32 = arith.constant 48 : i32
    %0 = call @place(%c255_i32, %c0_i32, %c0_i32, %c0_i32) : (i32, i32, i32, i32) -> i32
    %1 = arith.divui %0, %c10_i32 : i32
    %2 = arith.remui %0, %c10_i32 : i32
    %3 = arith.addi %1, %c48_i32 : i32
    %4 = arith.addi %2, %c48_i32 : i32
    %5 = call @putchar(%3) : (i32) -> i32
    %6 = call @putchar(%4) : (i32) -> i32
    %7 = call @putchar(%c10_i32) : (i32) -> i32
    %c92_i32 = arith.constant 92 : i32
    %8 = arith.cmpi ne, %0, %c92_i32 : i32
    %9 = arith.extui %8 : i1 to i32
    return %9 : i32
  }
}

