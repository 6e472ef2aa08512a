// mlir-opt multi_results.src.mlir --convert-scf-to-cf --canonicalize --cse
module {
  func.func private @putchar(i32) -> i32
  func.func private @print_int(%arg0: i64) {
    %c0_i64 = arith.constant 0 : i64
    %c10_i64 = arith.constant 10 : i64
    %c48_i64 = arith.constant 48 : i64
    %0 = arith.divsi %arg0, %c10_i64 : i64
    %1 = arith.remsi %arg0, %c10_i64 : i64
    %2 = arith.cmpi sgt, %0, %c0_i64 : i64
    cf.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    call @print_int(%0) : (i64) -> ()
    cf.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    %3 = arith.addi %1, %c48_i64 : i64
    %4 = arith.trunci %3 : i64 to i32
    %5 = call @putchar(%4) : (i32) -> i32
    return
  }
  func.func private @print_item(%arg0: i64) {
    %c32_i32 = arith.constant 32 : i32
    call @print_int(%arg0) : (i64) -> ()
    %0 = call @putchar(%c32_i32) : (i32) -> i32
    return
  }
  func.func @describe(%arg0: memref<?xi64>) -> (i64, i64, index, f64, memref<?xi64>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i64 = arith.constant 0 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xi64>
    %alloc = memref.alloc(%dim) : memref<?xi64>
    %0 = memref.load %arg0[%c0] : memref<?xi64>
    cf.br ^bb1(%c0, %0, %0, %c0, %c0_i64 : index, i64, i64, index, i64)
  ^bb1(%1: index, %2: i64, %3: i64, %4: index, %5: i64):  // 2 preds: ^bb0, ^bb2
    %6 = arith.cmpi slt, %1, %dim : index
    cf.cond_br %6, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %7 = memref.load %arg0[%1] : memref<?xi64>
    %8 = arith.minsi %2, %7 : i64
    %9 = arith.cmpi sgt, %7, %3 : i64
    %10 = arith.maxsi %3, %7 : i64
    %11 = arith.select %9, %1, %4 : index
    %12 = arith.addi %5, %7 : i64
    memref.store %12, %alloc[%1] : memref<?xi64>
    %13 = arith.addi %1, %c1 : index
    cf.br ^bb1(%13, %8, %10, %11, %12 : index, i64, i64, index, i64)
  ^bb3:  // pred: ^bb1
    %14 = arith.index_cast %dim : index to i64
    %15 = arith.sitofp %5 : i64 to f64
    %16 = arith.sitofp %14 : i64 to f64
    %17 = arith.divf %15, %16 : f64
    return %2, %3, %4, %17, %alloc : i64, i64, index, f64, memref<?xi64>
  }
  func.func @divmod(%arg0: i64, %arg1: i64) -> (i64, i64) {
    %0 = arith.floordivsi %arg0, %arg1 : i64
    %1 = arith.muli %0, %arg1 : i64
    %2 = arith.subi %arg0, %1 : i64
    return %0, %2 : i64, i64
  }
  func.func @main() -> i32 {
    %c8 = arith.constant 8 : index
    %c0_i64 = arith.constant 0 : i64
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c9 = arith.constant 9 : index
    %c37_i64 = arith.constant 37 : i64
    %c23_i64 = arith.constant 23 : i64
    %c10_i32 = arith.constant 10 : i32
    %alloc = memref.alloc() : memref<9xi64>
    %cast = memref.cast %alloc : memref<9xi64> to memref<?xi64>
    cf.br ^bb1(%c0 : index)
  ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
    %1 = arith.cmpi slt, %0, %c9 : index
    cf.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = arith.index_cast %0 : index to i64
    %3 = arith.muli %2, %c37_i64 : i64
    %4 = arith.subi %c0_i64, %3 : i64
    %5:2 = call @divmod(%4, %c23_i64) : (i64, i64) -> (i64, i64)
    memref.store %5#1, %alloc[%0] : memref<9xi64>
    call @print_item(%5#1) : (i64) -> ()
    %6 = arith.addi %0, %c1 : index
    cf.br ^bb1(%6 : index)
  ^bb3:  // pred: ^bb1
    %7 = call @putchar(%c10_i32) : (i32) -> i32
    %8:5 = call @describe(%cast) : (memref<?xi64>) -> (i64, i64, index, f64, memref<?xi64>)
    %9 = arith.index_cast %8#2 : index to i64
    %10 = arith.fptosi %8#3 : f64 to i64
    call @print_item(%8#0) : (i64) -> ()
    call @print_item(%8#1) : (i64) -> ()
    call @print_item(%9) : (i64) -> ()
    call @print_item(%10) : (i64) -> ()
    %11 = call @putchar(%c10_i32) : (i32) -> i32
    %12 = memref.load %alloc[%8#2] : memref<9xi64>
    %13 = arith.cmpi ne, %12, %8#1 : i64
    %14 = memref.load %8#4[%c8] : memref<?xi64>
    call @print_item(%14) : (i64) -> ()
    %15 = call @putchar(%c10_i32) : (i32) -> i32
    memref.dealloc %alloc : memref<9xi64>
    memref.dealloc %8#4 : memref<?xi64>
    %16 = arith.extui %13 : i1 to i32
    return %16 : i32
  }
}

