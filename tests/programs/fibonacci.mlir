// mlir-opt fibonacci.src.mlir --convert-scf-to-cf --canonicalize
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_u64(%arg0: i64) {
    %c0_i64 = arith.constant 0 : i64
    %c10_i64 = arith.constant 10 : i64
    %c48_i32 = arith.constant 48 : i32
    %0 = arith.divui %arg0, %c10_i64 : i64
    %1 = arith.remui %arg0, %c10_i64 : i64
    %2 = arith.cmpi ne, %0, %c0_i64 : i64
    cf.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @print_u64(%0) : (i64) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = arith.trunci %1 : i64 to i32
    %4 = arith.addi %3, %c48_i32 : i32
    %5 = call @putchar(%4) : (i32) -> i32
    return
  }
  func.func @recursive(%arg0: i64) -> i64 {
    %c1_i64 = arith.constant 1 : i64
    %c2_i64 = arith.constant 2 : i64
    %0 = arith.cmpi ult, %arg0, %c2_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %arg0 : i64
  ^bb2:  // pred: ^bb0
    %1 = arith.subi %arg0, %c1_i64 : i64
    %2 = arith.subi %arg0, %c2_i64 : i64
    %3 = call @recursive(%1) : (i64) -> i64
    %4 = call @recursive(%2) : (i64) -> i64
    %5 = arith.addi %3, %4 : i64
    return %5 : i64
  }
  func.func @iterative(%arg0: i64) -> i64 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.index_cast %arg0 : i64 to index
    cf.br ^bb1(%c0, %c0_i64, %c1_i64 : index, i64, i64)
  ^bb1(%1: index, %2: i64, %3: i64):  // 2 preds: ^bb0, ^bb2
    %4 = arith.cmpi slt, %1, %0 : index
    cf.cond_br %4, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %5 = arith.addi %2, %3 : i64
    %6 = arith.addi %1, %c1 : index
    cf.br ^bb1(%6, %3, %5 : index, i64, i64)
  ^bb3:  // pred: ^bb1
    return %2 : i64
  }
  func.func @doubling(%arg0: i64) -> (i64, i64) {
    %c0_i64 = arith.constant 0 : i64
    %c1_i64 = arith.constant 1 : i64
    %0 = arith.cmpi eq, %arg0, %c0_i64 : i64
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    return %c0_i64, %c1_i64 : i64, i64
  ^bb2:  // pred: ^bb0
    %1 = arith.shrui %arg0, %c1_i64 : i64
    %2:2 = call @doubling(%1) : (i64) -> (i64, i64)
    %3 = arith.shli %2#1, %c1_i64 : i64
    %4 = arith.subi %3, %2#0 : i64
    %5 = arith.muli %2#0, %4 : i64
    %6 = arith.muli %2#0, %2#0 : i64
    %7 = arith.muli %2#1, %2#1 : i64
    %8 = arith.addi %6, %7 : i64
    %9 = arith.andi %arg0, %c1_i64 : i64
    %10 = arith.cmpi ne, %9, %c0_i64 : i64
    %11 = arith.addi %5, %8 : i64
    %12 = arith.select %10, %8, %5 : i64
    %13 = arith.select %10, %11, %8 : i64
    return %12, %13 : i64, i64
  }
  func.func @main() -> i32 {
    %c0_i64 = arith.constant 0 : i64
    %c25_i64 = arith.constant 25 : i64
    %c90_i64 = arith.constant 90 : i64
    %c10_i32 = arith.constant 10 : i32
    %0 = call @recursive(%c25_i64) : (i64) -> i64
    %1 = call @iterative(%c25_i64) : (i64) -> i64
    %2:2 = call @doubling(%c25_i64) : (i64) -> (i64, i64)
    %3 = call @iterative(%c90_i64) : (i64) -> i64
    %4:2 = call @doubling(%c90_i64) : (i64) -> (i64, i64)
    call @print_u64(%0) : (i64) -> ()
    %5 = call @putchar(%c10_i32) : (i32) -> i32
    call @print_u64(%4#0) : (i64) -> ()
    %6 = call @putchar(%c10_i32) : (i32) -> i32
    %7 = arith.xori %0, %1 : i64
    %8 = arith.xori %0, %2#0 : i64
    %9 = arith.xori %3, %4#0 : i64
    %10 = arith.ori %7, %8 : i64
    %11 = arith.ori %10, %9 : i64
    %12 = arith.cmpi ne, %11, %c0_i64 : i64
    %13 = arith.extui %12 : i1 to i32
    return %13 : i32
  }
}

