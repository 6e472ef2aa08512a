// mlir-opt miller_rabin.src.mlir --convert-scf-to-cf --cse
module {
  func.func private @putchar(i32) -> i32
  func.func @mulmod(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %0 = arith.extui %arg0 : i64 to i128
    %1 = arith.extui %arg1 : i64 to i128
    %2 = arith.extui %arg2 : i64 to i128
    %3 = arith.muli %0, %1 : i128
    %low, %high = arith.mului_extended %arg0, %arg1 : i64
    %c64_i128 = arith.constant 64 : i128
    %4 = arith.shrui %3, %c64_i128 : i128
    %5 = arith.trunci %4 : i128 to i64
    %6 = arith.cmpi eq, %5, %high : i64
    cf.assert %6, "the high halves of the product differ"
    %7 = arith.trunci %3 : i128 to i64
    %8 = arith.cmpi eq, %7, %low : i64
    cf.assert %8, "the low halves of the product differ"
    %9 = arith.remui %3, %2 : i128
    %10 = arith.trunci %9 : i128 to i64
    return %10 : i64
  }
  func.func @powmod(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    cf.br ^bb1(%arg0, %arg1, %c1_i64 : i64, i64, i64)
  ^bb1(%0: i64, %1: i64, %2: i64):  // 2 preds: ^bb0, ^bb6
    %3 = arith.cmpi ne, %1, %c0_i64 : i64
    cf.cond_br %3, ^bb2(%0, %1, %2 : i64, i64, i64), ^bb7
  ^bb2(%4: i64, %5: i64, %6: i64):  // pred: ^bb1
    %7 = arith.trunci %5 : i64 to i1
    cf.cond_br %7, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %8 = call @mulmod(%6, %4, %arg2) : (i64, i64, i64) -> i64
    cf.br ^bb5(%8 : i64)
  ^bb4:  // pred: ^bb2
    cf.br ^bb5(%6 : i64)
  ^bb5(%9: i64):  // 2 preds: ^bb3, ^bb4
    cf.br ^bb6
  ^bb6:  // pred: ^bb5
    %10 = call @mulmod(%4, %4, %arg2) : (i64, i64, i64) -> i64
    %11 = arith.shrui %5, %c1_i64 : i64
    cf.br ^bb1(%10, %11, %9 : i64, i64, i64)
  ^bb7:  // pred: ^bb1
    return %2 : i64
  }
  memref.global "private" constant @witnesses : memref<12xi64> = dense<[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]>
  func.func @is_prime(%arg0: i64) -> i1 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c12 = arith.constant 12 : index
    %c1_i64 = arith.constant 1 : i64
    %c0_i64 = arith.constant 0 : i64
    %true = arith.constant true
    %false = arith.constant false
    %0 = arith.subi %arg0, %c1_i64 : i64
    cf.br ^bb1(%0, %c0 : i64, index)
  ^bb1(%1: i64, %2: index):  // 2 preds: ^bb0, ^bb2
    %3 = arith.andi %1, %c1_i64 : i64
    %4 = arith.cmpi eq, %3, %c0_i64 : i64
    cf.cond_br %4, ^bb2(%1, %2 : i64, index), ^bb3
  ^bb2(%5: i64, %6: index):  // pred: ^bb1
    %7 = arith.shrui %5, %c1_i64 : i64
    %8 = arith.addi %6, %c1 : index
    cf.br ^bb1(%7, %8 : i64, index)
  ^bb3:  // pred: ^bb1
    %9 = memref.get_global @witnesses : memref<12xi64>
    cf.br ^bb4(%c0, %true : index, i1)
  ^bb4(%10: index, %11: i1):  // 2 preds: ^bb3, ^bb8
    %12 = arith.cmpi slt, %10, %c12 : index
    cf.cond_br %12, ^bb5, ^bb9
  ^bb5:  // pred: ^bb4
    %13 = memref.load %9[%10] : memref<12xi64>
    %14 = call @powmod(%13, %1, %arg0) : (i64, i64, i64) -> i64
    %15 = arith.cmpi eq, %14, %c1_i64 : i64
    cf.br ^bb6(%c0, %14, %15 : index, i64, i1)
  ^bb6(%16: index, %17: i64, %18: i1):  // 2 preds: ^bb5, ^bb7
    %19 = arith.cmpi slt, %16, %2 : index
    cf.cond_br %19, ^bb7, ^bb8
  ^bb7:  // pred: ^bb6
    %20 = arith.cmpi eq, %17, %0 : i64
    %21 = arith.ori %18, %20 : i1
    %22 = call @mulmod(%17, %17, %arg0) : (i64, i64, i64) -> i64
    %23 = arith.addi %16, %c1 : index
    cf.br ^bb6(%23, %22, %21 : index, i64, i1)
  ^bb8:  // pred: ^bb6
    %24 = arith.andi %11, %18 : i1
    %25 = arith.addi %10, %c1 : index
    cf.br ^bb4(%25, %24 : index, i1)
  ^bb9:  // pred: ^bb4
    %26 = arith.select %11, %true, %false : i1
    return %26 : i1
  }
  func.func private @expect(%arg0: i64, %arg1: i1) -> i32 {
    %c89_i32 = arith.constant 89 : i32
    %c110_i32 = arith.constant 110 : i32
    %0 = call @is_prime(%arg0) : (i64) -> i1
    %1 = arith.select %0, %c89_i32, %c110_i32 : i32
    %2 = call @putchar(%1) : (i32) -> i32
    %3 = arith.cmpi ne, %0, %arg1 : i1
    %4 = arith.extui %3 : i1 to i32
    return %4 : i32
  }
  func.func @main() -> i32 {
    %true = arith.constant true
    %false = arith.constant false
    %c10_i32 = arith.constant 10 : i32
    %c2305843009213693951_i64 = arith.constant 2305843009213693951 : i64
    %c-59_i64 = arith.constant -59 : i64
    %c825265_i64 = arith.constant 825265 : i64
    %c3825123056546413051_i64 = arith.constant 3825123056546413051 : i64
    %c-42949672935_i64 = arith.constant -42949672935 : i64
    %0 = call @expect(%c2305843009213693951_i64, %true) : (i64, i1) -> i32
    %1 = call @expect(%c-59_i64, %true) : (i64, i1) -> i32
    %2 = call @expect(%c825265_i64, %false) : (i64, i1) -> i32
    %3 = call @expect(%c3825123056546413051_i64, %false) : (i64, i1) -> i32
    %4 = call @expect(%c-42949672935_i64, %false) : (i64, i1) -> i32
    %5 = call @putchar(%c10_i32) : (i32) -> i32
    %6 = arith.addi %0, %1 : i32
    %7 = arith.addi %6, %2 : i32
    %8 = arith.addi %7, %3 : i32
    %9 = arith.addi %8, %4 : i32
    return %9 : i32
  }
}

